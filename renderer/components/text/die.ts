/** What is said in die.tsx. */
export const words = {
  aDie: 'a die',
} as const;
