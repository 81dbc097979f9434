/** What is said in layout.ts. */
export const words = {
  dicePassed: 'Dice passed',
  whatItDoes: 'What it does',
  results: 'Results',
} as const;
