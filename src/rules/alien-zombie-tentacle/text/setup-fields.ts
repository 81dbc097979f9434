/** What is said in setup-fields.ts. */
export const words = {
  players: 'Players',
  threatsToBeginWith: 'Threats to begin with',
  suddenDeath: 'Sudden Death',
  roundsAtMost: 'Rounds at most',
} as const;
