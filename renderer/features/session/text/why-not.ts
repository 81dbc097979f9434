/** What is said in why-not.tsx. */
export const words = {
  whyNot: 'Why not',
} as const;
