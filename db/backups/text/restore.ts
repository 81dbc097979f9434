/** What is said in restore.ts. */
export const words = {
  anotherProgramKeepsLocked: (file: string | number) =>
    `Another program keeps ${file} locked; close it, then try again.`,
} as const;
