/** What is said in module.ts. */
export const words = {
  gamesTheBestOf: 'Games, the best of',
  zombieDeathForceGo: 'Zombie Death Force, Go!: a series',
  giveUpTheSeries: 'Give up the series',
  theSeriesIsWon:
    'The series is won with more than half of its games, or by having won most after the last; where several share the lead, one deciding game is played.',
  aSeriesThatIs: 'A series that is given up has no winner; a game that is still played counts for nobody.',
} as const;
