/** What is said in forecast.ts. */
export const words = {
  noEnd: 'No end',
  byBotsFromHere: (counted: string, columns: string) => `${counted} by bots from here\n${columns}`,
} as const;
