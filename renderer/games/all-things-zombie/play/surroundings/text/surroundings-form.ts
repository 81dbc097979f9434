/** What is said in surroundings-form.tsx. */
export const words = {
  nightWeatherAndFire: 'Night, weather and fire',
  night: 'Night',
  fogOrHeavyRain: 'Fog or heavy rain',
  fireSpreads: 'Fire spreads',
  toThe: (downwind: string) => `to the ${downwind}`,
  n3ATurn: ', 3″ a turn.',
  fires: 'Fires',
  downwindSoFarOf: (grown: string | number) => `, ${grown}″ downwind so far`,
  putOutTheFire: (at: string) => `Put out the fire: ${at}`,
  putOut: 'Put out',
  aFireIsLit: 'A fire is lit',
  whereInAFewWords: 'where, in a few words',
  itBurns: 'It burns',
} as const;
