/** What is said in people.ts. */
export const words = {
  they: 'They',
} as const;
