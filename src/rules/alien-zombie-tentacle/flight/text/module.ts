/** What is said in module.ts. */
export const words = {
  nights: 'Nights',
  roundsANight: 'Rounds a night',
  threatsTheFirstNightBegins: 'Threats the first night begins with',
  alienZombieTentacleApocalypse: 'Alien Zombie Tentacle Apocalypse: a flight',
} as const;
