/** What is said in hand.tsx. */
export const words = {
  hand: 'Hand',
  cardsToChooseFrom: 'Cards to choose from',
  letTheAppDraw: 'Let the app draw',
  iUseTheRealDeck: 'I use the real deck',
  cards: 'Cards',
  stillToBeDrawn: (toDraw: string) => `${toDraw} still to be drawn`,
} as const;
