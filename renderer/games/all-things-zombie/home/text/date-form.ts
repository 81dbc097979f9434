/** What is said in date-form.tsx. */
export const words = {
  date: 'Date',
  year: 'Year',
} as const;
