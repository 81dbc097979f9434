/** What is said in points-chart.tsx. */
export const words = {
  pointsOfTheCrew: (voyages: string) => `Points of the crew and of the Green Things. ${voyages}`,
} as const;
