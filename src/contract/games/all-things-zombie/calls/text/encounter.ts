/** What is said in encounter.ts. */
export const words = {
  theOddsOfAtMost: 'The odds of at most 50 acts are looked at.',
} as const;
