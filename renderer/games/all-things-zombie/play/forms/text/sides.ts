/** What is said in sides.ts. */
export const words = {
  party: 'Party',
  zombies: 'Zombies',
} as const;
