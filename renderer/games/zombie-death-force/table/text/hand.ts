/** What is said in hand.tsx. */
export const words = {
  hand: 'Hand',
  cardsToChooseFrom: 'Cards to choose from',
  letTheAppDraw: 'Let the app draw',
  iUseTheRealDeck: 'I use the real deck',
  cards: 'Cards',
  stillToBeDrawn: (toDraw: string) => `${toDraw} still to be drawn`,
  asItWasThen: 'as it was then; nothing is asked',
  whatIsLeftOver: (count: string | number) =>
    `${count}; what is left over is discarded. A–E, W and X pick a card, a number its Stack.`,
} as const;
