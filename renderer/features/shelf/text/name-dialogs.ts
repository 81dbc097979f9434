/** What is said in name-dialogs.tsx. */
export const words = {
  copyThe: (kind: string) => `Copy the ${kind}`,
  nameOfTheCopy: 'Name of the copy',
  copy: 'Copy',
} as const;
