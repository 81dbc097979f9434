/** What is said in rolled-with.tsx. */
export const words = {
  more: (dice: number) => `+${dice}`,
} as const;
