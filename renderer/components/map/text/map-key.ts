/** What is said in map-key.tsx. */
export const words = {
  windOf: (from: string) => `${from} wind`,
  signsOnTheMap: 'Signs on the map',
} as const;
