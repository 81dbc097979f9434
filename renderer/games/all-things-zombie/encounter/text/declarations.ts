/** What is said in declarations.ts. */
export const words = {
  begin: (turn: string) => `Begin ${turn}?`,
  stillDue: 'This is to be done before the turn ends:',
  beginAnyway: 'Begin the turn anyway',
  goThroughThemFirst: 'Go through them first',
  theyAreBeaten: 'They are beaten',
  takenOffTheTable: 'Taken off the table, to be freed by an escape.',
  captured: 'Captured',
  isTheBattleOver: 'Is the battle over?',
  itIsOver: 'It is over',
  noneOfThemFights: 'None of them fights on; their weapons and what they carry are yours to take.',
  nobodyActsOnThe:
    'Nobody acts on the table any more; what follows is rolled from the report, once it is sent.',
} as const;
