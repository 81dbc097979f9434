/** What is said in module.ts. */
export const words = {
  alienZombieTentacleApocalypse: 'Alien Zombie Tentacle Apocalypse',
} as const;
