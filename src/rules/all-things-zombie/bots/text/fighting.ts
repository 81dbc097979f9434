/** What is said in fighting.ts. */
export const words = {
  soItWasPlayed: 'so it was played',
} as const;
