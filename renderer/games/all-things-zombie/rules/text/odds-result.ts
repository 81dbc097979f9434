/** What is said in odds-result.tsx. */
export const words = {
  oddsOfEachOutcomeOf: (head: string) => `Odds of each outcome: ${head}`,
  chance: 'Chance',
  ways: 'Ways',
  shareAsABar: 'Share as a bar',
  ofOf: (number: string, number2: string) => `${number} of ${number2}`,
} as const;
