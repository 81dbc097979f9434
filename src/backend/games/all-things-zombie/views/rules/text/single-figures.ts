/** What is said in single-figures.ts. */
export const words = {
  figuresInTheText: 'Figures in the text',
  what: 'What',
  figure: 'Figure',
} as const;
