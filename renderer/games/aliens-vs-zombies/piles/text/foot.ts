/** What is said in foot.tsx. */
export const words = {
  piles: 'Piles',
  deadNowOf: (dead: string | number) => `Dead now: ${dead}`,
} as const;
