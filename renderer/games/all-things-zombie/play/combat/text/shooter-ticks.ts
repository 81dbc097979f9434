/** What is said in shooter-ticks.tsx. */
export const words = {
  oneMoreTarget: 'One more target',
  oneFewer: 'One fewer',
} as const;
