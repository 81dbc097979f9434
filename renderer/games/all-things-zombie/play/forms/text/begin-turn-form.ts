/** What is said in begin-turn-form.tsx. */
export const words = {
  turn: (number: number) => `turn ${number}`,
  whatIsStillDue: 'What is still due',
  nothingUndone: { aside: 'Nothing is due any more.', yes: 'Begin the turn', no: 'Not yet' },
} as const;
