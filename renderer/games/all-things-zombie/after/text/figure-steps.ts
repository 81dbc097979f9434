/** What is said in figure-steps.tsx. */
export const words = {
  thenOf: (later: string) => `Then: ${later}`,
  noPointTowardsRepOf: (nopointwords: string) => `No point towards Rep: ${nopointwords}`,
  was: 'was',
} as const;
