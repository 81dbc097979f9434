/** What is said in targets.ts. */
export const words = {
  party: 'Party',
  zombies: 'Zombies',
  duckedOutOfSight: ', ducked out of sight',
} as const;
