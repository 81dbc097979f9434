/** What is said in cards-drawn.tsx. */
export const words = {
  cardsDrawn: 'Cards drawn',
  howOftenEachCardWas: 'How often each card was drawn',
  suit: 'Suit',
  byTheAppByYou: (app: string | number, own: string | number) => `${app} by the app, ${own} by you`,
  joker: 'Joker',
  jokers: 'Jokers',
  tableCardsDrawn: 'Table: cards drawn',
} as const;
