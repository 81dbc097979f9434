/** What is said in table-foot.tsx. */
export const words = {
  turn: 'Turn',
  shotsThisTurn: 'Shots this turn',
  oneDieForEachShot: 'One die for each shot when the turn ends: see Zombie Reinforcement.',
  notes: 'Notes',
} as const;
