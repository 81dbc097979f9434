/** What is said in tiers.tsx. */
export const words = {
  playItHere: 'play it here',
  letBotsPlayOn: 'let bots play on',
  howToPlay: 'How to play',
  enterWhatHappenedAt: 'enter what happened at the table; the app rolls nothing',
} as const;
