/** What is said in dice-of.tsx. */
export const words = {
  counts: 'counts',
  doesntCount: 'doesn’t count',
  passes: 'passes',
  fails: 'fails',
  notUsed: 'not used',
  yours: 'yours',
  bot: 'bot',
} as const;
