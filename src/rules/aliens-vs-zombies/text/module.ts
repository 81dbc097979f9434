/** What is said in module.ts. */
export const words = {
  aliensVsZombies: 'Aliens vs Zombies',
} as const;
