/** What is said in rows.ts. */
export const words = {
  copy: 'Copy',
  fromAFile: ', from a file',
  somethingDeletedForGood: 'something deleted for good',
  sinceItLeft: (which: string) => `${which} since it left`,
  noActs: 'No acts',
  campaign: 'Campaign',
  aSide: (counted: string) => `${counted} a side`,
  stillRecruiting: 'Still recruiting',
  gameUnknownHere: (title: string) => `Game unknown here: ${title}`,
  over: 'Over',
  aWhatIfCopy: 'What-if copy',
  oneOffBattle: 'One-off battle',
  episodeOf: (what: string | number, name: string | number) => `${what}; episode of ${name}`,
  whatIfCopy: 'what-if copy',
  whatIfCopies: 'what-if copies',
} as const;
