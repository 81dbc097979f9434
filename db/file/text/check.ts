/** What is said in check.ts. */
export const words = {
  anIndexOfThe:
    'An index of the file was damaged on the disk, or something else that holds nothing of its own. It was made anew; nothing was lost.',
} as const;
