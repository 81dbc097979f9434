/** What is said in odds.ts. */
export const words = {
  onlyALightMachineGun: 'Only a light machine gun hurts a vehicle.',
} as const;
