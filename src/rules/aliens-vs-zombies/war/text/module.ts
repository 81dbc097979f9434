/** What is said in module.ts. */
export const words = {
  towns: 'Towns',
  aliensVsZombiesAWar: 'Aliens vs Zombies: a war',
} as const;
