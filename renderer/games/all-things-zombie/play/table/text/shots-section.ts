/** What is said in shots-section.tsx. */
export const words = {
  hearAll: 'hear all',
  shotsAndZombiesDrawn: 'Shots and zombies drawn',
  shotsWithoutAMarker: 'Shots without a marker',
  noShotsLeftToRoll: 'No shots left to roll for.',
  placeNotSaid: ', place not said',
  rollForAllOf: (count: string | number) => `Roll for all ${count}`,
  chainSaw: 'chain saw',
  zombiesThatCameOnNewest: 'Zombies that came on, newest first',
  eastNorth: (inches: string, inches2: string) => `: ${inches} east, ${inches2} north`,
  inADoorway: ', in a doorway',
} as const;
