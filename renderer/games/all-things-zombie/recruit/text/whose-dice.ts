/** What is said in whose-dice.tsx. */
export const words = {
  diceAndCards: 'Dice and cards',
  theApps: 'The app’s',
  myOwn: 'My own',
  leftInTheDeckOf: (counted: string) => `${counted} left in the deck`,
} as const;
