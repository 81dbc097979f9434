/** What is said in area-words.ts. */
export const words = {
  noSuitOn: 'no suit on',
  inIt: (which: string) => `in it ${which}`,
  onIt: (listed: string) => `on it ${listed}`,
  lying: (listed: string | number) => `Lying: ${listed}`,
} as const;
