/** What is said in module.ts. */
export const words = {
  gamesTheBestOf: 'Games, the best of',
  zombieDeathForceGo: 'Zombie Death Force, Go!: a series',
  giveUpTheSeries: 'Give up the series',
} as const;
