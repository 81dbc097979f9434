/** What is said in declarations.ts. */
export const words = {
  theyAreBeaten: 'They are beaten',
  takenOffTheTable: 'Taken off the table, to be freed by an escape.',
  captured: 'Captured',
  isTheBattleOver: 'Is the battle over?',
  itIsOver: 'It is over',
} as const;
