/** What is said in dice-chart.tsx. */
export const words = {
  even: 'even',
} as const;
