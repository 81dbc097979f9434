/** What is said in place-fields.tsx. */
export const words = {
  eastInches: 'East, inches',
  northInches: 'North, inches',
  goThere: 'Go there',
} as const;
