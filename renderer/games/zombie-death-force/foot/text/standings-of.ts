/** What is said in standings-of.ts. */
export const words = {
  bestOf: (bestOf: string) => `Best of ${bestOf}`,
  collections: 'Collections',
  twoWin: 'two win',
} as const;
