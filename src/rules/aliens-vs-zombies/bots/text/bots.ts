/** What is said in bots.ts. */
export const words = {
  weighsWhatItKills: 'Weighs what it kills and costs',
  strikesWheneverItCan: 'Strikes whenever it can',
} as const;
