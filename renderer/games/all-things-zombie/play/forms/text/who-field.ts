/** What is said in who-field.tsx. */
export const words = {
  all: 'All',
} as const;
