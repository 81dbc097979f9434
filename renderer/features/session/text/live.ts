/** What is said in live.tsx. */
export const words = {
  theGameIsOver: 'The game is over.',
  theBotsPlay: 'The bots play.',
} as const;
