/** What is said in war-screen.tsx. */
export const words = {
  whatCarriesOverIsOur: 'What carries over is our own house rule, not the book’s.',
  harder: 'Harder',
  asInTheBook: 'As in the book.',
  bought: 'Bought',
  nothingYet: 'Nothing yet.',
  towns: 'Towns',
  zombiesDeadAfterTheLast: 'zombies dead after the last turn',
  veterans: 'Veterans',
  deadTurnByTurn: 'Dead, turn by turn',
  afterTheFirstTown: 'After the first town its line appears here.',
  ledger: 'Ledger',
  noPointsYet: 'No points yet.',
  namedAfterTwoTowns: 'named after two towns; first to land with their groups',
} as const;
