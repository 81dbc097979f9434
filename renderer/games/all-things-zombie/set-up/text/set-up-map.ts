/** What is said in set-up-map.tsx. */
export const words = {
  groundFloor: (odds: string) => `Ground floor: ${odds}`,
} as const;
