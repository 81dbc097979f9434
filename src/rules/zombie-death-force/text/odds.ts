/** What is said in odds.ts. */
export const words = {
  thereAreCardsInAll: (printed: string | number) => `There are ${printed} cards in all.`,
} as const;
