/** What is said in encounter-map.tsx. */
export const words = {
  abandonedVehicle: 'abandoned vehicle',
} as const;
