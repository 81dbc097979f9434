/** What is said in points.tsx. */
export const words = {
  points: 'Points',
  pointsOfTheEncounter: 'Points of the Encounter',
  soFarWithThis: (before: string | number) => `So far ${before}, with this`,
} as const;
