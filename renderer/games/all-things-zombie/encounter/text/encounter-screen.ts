/** What is said in encounter-screen.tsx. */
export const words = {
  encounter: 'Encounter',
  encounterOf: (number: string | number) => `Encounter ${number}`,
  beforeTheFirstTurn: 'Before the first turn',
  turn: (turn: string | number) => `Turn ${turn}`,
  oneOffBattle: 'One-off battle',
} as const;
