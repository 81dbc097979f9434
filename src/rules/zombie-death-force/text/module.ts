/** What is said in module.ts. */
export const words = {
  players: 'Players',
  turnsAtMost: 'Turns at most',
  zombieDeathForceGo: 'Zombie Death Force, Go!',
} as const;
