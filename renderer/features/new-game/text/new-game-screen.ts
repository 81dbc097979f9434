/** What is said in new-game-screen.tsx. */
export const words = {
  newGame: 'New game',
  thisHoldoutHasNoOther: 'This Holdout has no other games.',
  game: 'Game',
  name: 'Name',
  you: 'You',
  seed: 'Seed',
  allTheAppsDice:
    'All the app’s dice and cards come from it: the same seed and the same answers give the same game.',
  beginTheGame: 'Begin the game',
  bot: (title: string | number) => `Bot: ${title}`,
} as const;
