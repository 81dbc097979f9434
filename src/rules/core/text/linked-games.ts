/** What is said in linked-games.ts. */
export const words = {
  theNextGameBegins: 'The next game begins.',
  aGameIsOver: 'A game is over, and its result is entered.',
} as const;
