/** What is said in declare-form.tsx. */
export const words = {
  notYet: 'Not yet',
  they: 'They',
  theFigure: 'The figure',
  theBattle: 'The battle',
  turn: (number: number) => `turn ${number}`,
  whatIsStillDue: 'What is still due',
} as const;
