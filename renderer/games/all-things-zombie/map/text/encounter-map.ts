/** What is said in encounter-map.tsx. */
export const words = {
  abandonedVehicle: 'abandoned vehicle',
  abandonedVehicles: 'abandoned vehicles',
  mapOfOnA: (
    name: string | number,
    there: string | number,
    size: string | number,
    what: string | number,
    what2: string | number,
  ) => `Map of ${name}: ${there} on a table of ${size}; entry from the ${what}, fire spreads to the ${what2}`,
} as const;
