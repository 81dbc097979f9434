/** What is said in declare-form.tsx. */
export const words = {
  notYet: 'Not yet',
  they: 'They',
  theFigure: 'The figure',
  theBattle: 'The battle',
} as const;
