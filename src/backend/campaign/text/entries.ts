/** What is said in entries.ts. */
export const words = {
  enterDiceEachFrom1: (dice: string | number) => `Enter ${dice} dice, each from 1 to 6.`,
  enterOneDieFrom1: 'Enter one die, from 1 to 6.',
  enterEachDieAs1: 'Enter each die as 1 to 6.',
  thatIsntA: (piece: string, hint: string) => `That isn’t a ${piece}. ${hint}`,
  thatIsntACardWrite: 'That isn’t a card: write rank and suit, such as 3S, 10H or QD, or JK for a Joker.',
  chooseOneOfThese: (options: string) => `Choose one of these: ${options}.`,
  chooseOneOfTheOptions: 'Choose one of the options.',
  chooseAPlace: 'Choose a place on the table.',
  n1CardRemains: '1 card remains',
  cardsRemain: (left: string | number) => `${left} cards remain`,
  bothJokersAre: 'Both Jokers are',
  theIs: (card: string) => `The ${card} is`,
  drawnAlreadyDrawAnother: (name: string | number, remain: string | number) =>
    `${name} drawn already; ${remain}. Draw another, or let the app draw.`,
} as const;
