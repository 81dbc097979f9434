/** What is said in ask-once.tsx. */
export const words = {
  they: 'They',
  notYet: 'Not yet',
} as const;
