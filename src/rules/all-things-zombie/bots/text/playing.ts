/** What is said in playing.ts. */
export const words = {
  aFallFromTheRoof: 'a fall from the roof',
} as const;
