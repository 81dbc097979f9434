/** What is said in moving.ts. */
export const words = {
  soItWasPlayed: 'so it was played',
} as const;
