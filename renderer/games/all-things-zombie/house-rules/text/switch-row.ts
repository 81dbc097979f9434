/** What is said in switch-row.tsx. */
export const words = {
  differsFromTheBook: 'Differs from the book:',
  byTheBook: 'By the book',
  houseRule: 'House rule',
  keptByYou: 'Kept by you at the table: no roll of the app’s reads it.',
  onSince: (since: string) => `On since ${since}.`,
  byTheBookAgainSince: (since: string) => `By the book again since ${since}.`,
} as const;
