/** What is said in offered.ts. */
export const words = {
  drive: 'Drive…',
  fireAtAVehicle: 'Fire at a vehicle…',
  bringAVehicle: 'Bring a vehicle…',
} as const;
