/** What is said in told.tsx. */
export const words = {
  andOf: (counted: string) => `and ${counted}`,
  moreLine: 'more line',
  moreLines: 'more lines',
} as const;
