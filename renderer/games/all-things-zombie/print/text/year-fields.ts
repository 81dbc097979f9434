/** What is said in year-fields.tsx. */
export const words = {
  fromYear: 'From year',
  from: 'From',
  toYear: 'To year',
  to: 'To',
} as const;
