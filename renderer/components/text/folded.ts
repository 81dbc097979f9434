/** What is said in folded.tsx. */
export const words = {
  foldThem: 'Fold them',
  andMore: (counted: string) => `And ${counted} more`,
} as const;
