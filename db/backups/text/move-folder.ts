/** What is said in move-folder.ts. */
export const words = {
  isOpenElsewhere: (file: string) =>
    `Another program has ${file} open; close it, then move the folder again.`,
} as const;
