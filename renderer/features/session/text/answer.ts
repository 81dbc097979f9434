/** What is said in answer.tsx. */
export const words = {
  yours: 'yours',
  bot: 'bot',
  beforeTheRollOf: (counted: string, percent: string) => `${counted}; ${percent} before the roll`,
  passed: 'Passed',
  corrected: 'Corrected',
} as const;
