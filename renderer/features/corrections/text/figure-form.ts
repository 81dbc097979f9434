/** What is said in figure-form.tsx. */
export const words = {
  correct: 'Correct',
  never: 'Never',
  asInTheBook: 'As in the book',
  yes: 'Yes',
  no: 'No',
  correctFigure: (label: string | number) => `Correct: ${label}`,
} as const;
