/** What is said in replace.ts. */
export const words = {
  anotherProgramKeepsItLocked: (file: string) =>
    `Another program keeps ${file} locked, so nothing was put in its place; close it, then try again.`,
} as const;
