/** What is said in player.tsx. */
export const words = {
  theStacksCountOf: (tops: string) => `; the Stacks count ${tops}`,
  stacksOf: (name: string) => `Stacks of ${name}`,
  outOfTheGame: 'out of the game',
  countsNothingLoses: 'counts nothing: loses',
  draws: 'draws',
} as const;
