/** What is said in forecast.tsx. */
export const words = {
  howDoesThisEnd: 'How does this end?',
  play1000Games: 'Play 1,000 games by bots',
  byBots: 'by bots',
  n1000MoreGames: '1,000 more games',
  noEnd: 'No end',
  sharesOfTheEndings: 'Shares of the endings, with the error at 95 %',
  from: (from: string | number) => ` from ${from}`,
  now: 'now',
} as const;
