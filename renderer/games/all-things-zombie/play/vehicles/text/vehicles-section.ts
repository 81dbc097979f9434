/** What is said in vehicles-section.tsx. */
export const words = {
  vehicles: 'Vehicles',
  oneThatWorksWaits: 'one that works waits',
  thatWork: 'that work',
  bringOneToTheTable: 'Bring one to the table',
  correctThe: (vehicle: string) => `Correct the ${vehicle}`,
  correct: 'Correct',
} as const;
