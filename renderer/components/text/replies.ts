/** What is said in replies.tsx. */
export const words = {
  against: (what: string, whom: string) => `${what} against ${whom}`,
  to: (whom: string) => `to ${whom}`,
  notUsed: 'not used',
  allYours: 'all yours',
  of: (who: string, what: string) => `${who}: ${what}`,
} as const;
