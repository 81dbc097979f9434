/** What is said in tick-field.tsx. */
export const words = {
  all: 'All',
} as const;
