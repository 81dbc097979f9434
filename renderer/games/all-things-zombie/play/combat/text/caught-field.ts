/** What is said in caught-field.tsx. */
export const words = {
  notSurprised: 'Not surprised',
} as const;
