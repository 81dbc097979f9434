/** What is said in encounter-chart.tsx. */
export const words = {
  encounter: 'Encounter',
} as const;
