/** What is said in band-fields.tsx. */
export const words = {
  lowestRep: (label: string) => `${label}, lowest Rep`,
  inVehicles: 'in vehicles',
} as const;
