/** What is said in combat-odds.tsx. */
export const words = {
  hit: 'Hit',
  noHarm: 'No harm',
  down: 'Down',
  out: 'Out',
  dead: 'Dead',
  runsDry: 'Runs dry',
  draw: 'Draw',
  loses: 'Loses',
  oddsBeforeTheRoll: 'Odds before the roll',
} as const;
