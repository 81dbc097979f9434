/** What is said in game-odds.ts. */
export const words = {
  outcome: 'Outcome',
} as const;
