/** What is said in what-follows.tsx. */
export const words = {
  whatFollows: 'What follows',
  whatEachSideHasLost: 'What each side has lost is counted once you report.',
  eachEarns: 'Each earns',
  earns: 'Earns',
  aPoint: 'a point:',
  joinsAndEarns: 'Joined and fought: earns a point',
  points: 'Points',
  overRepOf: (counted: string, scored: string | number, combinedRep: string | number) =>
    `${counted}, ${scored} over Rep ${combinedRep}`,
  eachOf: (points: string | number) => `${points} each`,
  stockpile: 'Stockpile',
  nothingFound: 'nothing found',
  pursuit: 'Pursuit',
  mayFollowLeftBehind: (counted: string) => `may follow: ${counted} left behind`,
  aPointEarned: 'A point earned',
  repGoesUp: 'Rep goes up',
  workedOutAsYou: 'Worked out as you tick; nothing is settled before you report.',
} as const;
