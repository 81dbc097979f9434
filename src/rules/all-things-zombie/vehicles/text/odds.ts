/** What is said in odds.ts. */
export const words = {
  onlyALightMachineGun: 'Only a light machine gun hurts a vehicle.',
  targetGiveAHuman: 'target: give a human a Rep, from 1 to 7.',
} as const;
