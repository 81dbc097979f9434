/** What is said in use-figure-options.ts. */
export const words = {
  typeAFewLetters: 'Type a few letters of a name to find those who are gone',
} as const;
