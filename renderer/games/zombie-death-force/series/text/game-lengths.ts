/** What is said in game-lengths.tsx. */
export const words = {
  turnsOfEachGame: (most: string | number, games: string) =>
    `Turns of each game, of ${most} at most. ${games}`,
} as const;
