/** What is said in chance.tsx. */
export const words = {
  tooManyWaysToCount: (games: string, what: string) =>
    `Too many ways to count: from ${games} games by dice, ± ${what} % at most.`,
  odds: 'Odds',
  oddsNotCountedThere: 'Odds not counted: there are too many ways to fall.',
} as const;
