/** What is said in standings.tsx. */
export const words = {
  player: 'Player',
  gamesWon: 'Games won',
  collectionsCompleted: 'Collections completed',
  quickestWin: 'Quickest win',
} as const;
