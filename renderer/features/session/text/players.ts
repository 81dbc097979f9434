/** What is said in players.tsx. */
export const words = {
  step: 'Step',
  slow: 'Slow',
  atOnce: 'At once',
  you: 'You',
  players: 'Players',
  paceOfTheBots: 'Pace of the bots',
} as const;
