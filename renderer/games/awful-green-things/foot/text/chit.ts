/** What is said in chit.tsx. */
export const words = {
  untried: 'Untried',
} as const;
