/** What is said in switch-row.tsx. */
export const words = {
  differsFromTheBook: 'Differs from the book:',
  byTheBook: 'By the book',
  houseRule: 'House rule',
  keptByYou: 'You keep this at the table: no roll in the app depends on it.',
  onSince: (since: string) => `On since ${since}.`,
  byTheBookAgainSince: (since: string) => `By the book again since ${since}.`,
} as const;
