/** What is said in battle-map.tsx. */
export const words = {
  whereThePartyEnded: 'Where the party ended its first move',
  map: 'Map',
  pressWhereTheShotsCame: 'Press where the shots came from',
  pressWhereThePartyEnded: 'Press where the party ended its first move',
  pressABuildingToEnter: 'Press a building to enter it',
  zombiesAsPlaced: 'zombies, as placed',
  cameOnThereMovedSince: 'came on there, moved since',
  soManyOfTheParty: 'so many of the party',
  signsOnTheMap: 'Signs on the map',
} as const;
