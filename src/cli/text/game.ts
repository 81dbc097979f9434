/** What is said in game.ts. */
export const words = {
  noGamesInProgress: 'No games in progress.',
  id: 'Id',
  game: 'Game',
  name: 'Name',
  stands: 'Stands',
} as const;
