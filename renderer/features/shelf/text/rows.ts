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
} as const;
