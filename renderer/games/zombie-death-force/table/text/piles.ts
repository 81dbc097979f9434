/** What is said in piles.tsx. */
export const words = {
  drawPile: 'Draw pile',
  empty: 'empty',
  unseen: 'unseen',
  discardPile: 'Discard pile',
  discard: 'Discard',
  noCards: 'no cards',
  lookThrough: 'look through',
  cardsInTheDiscardPile: 'Cards in the discard pile',
  leftOut: (aside: string | number) => `; ${aside} left out`,
} as const;
