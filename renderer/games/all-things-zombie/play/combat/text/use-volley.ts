/** What is said in use-volley.ts. */
export const words = {
  chargingZombieNotCounted: 'Charging zombie, not counted',
  otherZombieNotCounted: 'Other zombie, not counted',
} as const;
