/** What is said in session-screen.tsx. */
export const words = {
  anEarlierMomentNothing: 'An earlier moment; nothing is taken back',
  backToNow: 'Back to now',
  theGameIsOver: 'The game is over.',
  theBotsPlay: 'The bots play.',
} as const;
