/** What is said in series-screen.tsx. */
export const words = {
  aSeriesIsOurOwn:
    'A series is our own house rule, not the book’s: a game won counts one, a draw counts for nobody.',
  atStake: 'At stake',
  standings: 'Standings',
  theLeaderStandsFirst: 'the leader stands first',
  howLongTheGamesTook: 'How long the games took',
  inTurns: 'in turns',
  afterTheFirstGame: 'After the first game its bar appears here.',
  ledger: 'Ledger',
  gamesWon: 'games won',
  noGameIsOverYet: 'No game is over yet.',
} as const;
