/** What is said in replies.tsx. */
export const words = {
  against: (what: string, whom: string) => `${what} against ${whom}`,
  of: (who: string, what: string) => `${who}: ${what}`,
} as const;
