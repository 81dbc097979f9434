/** What is said in odds-calculator.tsx. */
export const words = {
  odds: 'Odds',
  everyWayTheDiceCan: 'every way the dice can fall, counted',
  circumstances: 'Circumstances',
} as const;
