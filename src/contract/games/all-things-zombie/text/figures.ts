/** What is said in figures.ts. */
export const words = {
  giveTheNameToLook: 'Give the name to look for as text.',
  lookForAName: 'Look for a name of at most 80 characters.',
} as const;
