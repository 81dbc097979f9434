/** What is said in palette-filter.ts. */
export const words = {
  do: 'Do',
} as const;
