/** What is said in figure-table.tsx. */
export const words = {
  row: 'Row',
  figure: 'Figure',
  restsOn: 'Rests on',
  correct: 'Correct',
  correctOf: (rowText: string) => `Correct ${rowText}`,
} as const;
