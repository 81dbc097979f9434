/** What is said in past-map.tsx. */
export const words = {
  map: 'Map',
} as const;
