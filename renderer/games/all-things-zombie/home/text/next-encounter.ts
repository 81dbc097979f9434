/** What is said in next-encounter.tsx. */
export const words = {
  next: 'Next',
  theWarOf: (won: string, effect: string) => ` ${won} the war: ${effect}.`,
} as const;
