/** What is said in copy-from-here.tsx. */
export const words = {
  copyFromHere: 'Copy from here',
  nameOfTheCopy: 'Name of the copy',
  copy: 'Copy',
} as const;
