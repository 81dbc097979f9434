/** What is said in corrected-list.tsx. */
export const words = {
  correctedFigures: 'Corrected figures',
  differsFromTheBook: 'Differs from the book:',
  asInTheBookOf: (name: string) => `As in the book: ${name}`,
  asInTheBook: 'As in the book',
} as const;
