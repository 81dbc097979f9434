/** What is said in players.tsx. */
export const words = {
  step: 'Step',
  slow: 'Slow',
  atOnce: 'At once',
  you: 'You',
  players: 'Players',
  paceOfTheBots: 'Pace of the bots',
  bot: (title: string | number) => `Bot: ${title}`,
} as const;
