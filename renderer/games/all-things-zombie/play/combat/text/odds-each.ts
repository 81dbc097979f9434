/** What is said in odds-each.tsx. */
export const words = {
  hit: 'Hit',
  down: 'Down',
  out: 'Out',
  dead: 'Dead',
  draw: 'Draw',
  oddsBeforeTheRoll: 'Odds before the roll',
  who: 'Who',
  runsDry: 'Runs dry',
} as const;
