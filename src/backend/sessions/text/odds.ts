/** What is said in odds.ts. */
export const words = {
  thereAreTooManyWays: 'There are too many ways for this to fall to count them: ask with smaller figures.',
} as const;
