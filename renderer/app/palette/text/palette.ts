/** What is said in palette.tsx. */
export const words = {
  noMatch: 'No match.',
  findOrDo: 'Find or do',
} as const;
