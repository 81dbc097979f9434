/** What is said in map-key.tsx. */
export const words = {
  windOf: (from: string) => `${from} wind`,
  signsOnTheMap: 'Signs on the map',
  scaleThisBarIs: (lENGTH: string | number) => `Scale: this bar is ${lENGTH} inches`,
} as const;
