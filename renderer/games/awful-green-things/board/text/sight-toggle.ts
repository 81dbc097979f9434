/** What is said in sight-toggle.tsx. */
export const words = {
  inSight: 'in sight',
  inSightFromOf: (counted: string, placeTitle: string) => `${counted} in sight from ${placeTitle}`,
} as const;
