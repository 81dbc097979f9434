/** What is said in tally.tsx. */
export const words = {
  highestRep: 'highest Rep',
} as const;
