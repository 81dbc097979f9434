/** What is said in begin-turn-form.tsx. */
export const words = {
  turn: (number: number) => `turn ${number}`,
  whatIsStillDue: 'What is still due',
  noTurnBeginsBefore: 'No turn begins before this is done:',
  beforeAnyTurn: 'What no turn begins before',
  twoSidesRoll: 'Two sides or more roll for activation: tick another one.',
  asIsThis: 'This is due in this turn, too:',
  goThroughThemFirst: 'Go through them first',
  nothingUndone: { aside: 'Nothing is due any more.', yes: 'Begin the turn', no: 'Not yet' },
} as const;
