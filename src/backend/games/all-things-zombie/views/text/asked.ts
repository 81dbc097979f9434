/** What is said in asked.ts. */
export const words = {
  aZombie: 'a zombie',
  theZombies: 'the zombies',
} as const;
