/** What is said in statistics.tsx. */
export const words = {
  statistics: 'Statistics',
  everyDieAndCard: (what: string) =>
    `Every die and card of this ${what} will be counted here, against what even dice would show.`,
  goOnWithTheOf: (what: string) => `Go on with the ${what}`,
} as const;
