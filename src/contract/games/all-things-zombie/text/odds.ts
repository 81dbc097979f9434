/** What is said in odds.ts. */
export const words = {
  rep: 'Rep',
} as const;
