/** What is said in brief-place.tsx. */
export const words = {
  building: 'Building',
  zom: 'Zom.',
  sur: 'Sur.',
  floors: 'Floors',
} as const;
