/** What is said in hand.tsx. */
export const words = {
  hand: 'Hand',
  yourHand: 'Your hand',
  cardsInHand: 'Cards in hand',
  asItWasThen: 'as it was then; nothing is asked',
} as const;
