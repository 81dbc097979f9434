/** What is said in figure-sheet.tsx. */
export const words = {
  history: 'History',
  everyChange: 'Every change',
  biography: 'Biography',
} as const;
