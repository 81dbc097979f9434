/** What is said in figures.tsx. */
export const words = {
  date: 'Date',
} as const;
