/** What is said in star-line.tsx. */
export const words = {
  star: 'Star',
  pointsOf: (cost: string | number) => `${cost} points`,
} as const;
