/** What is said in finds.tsx. */
export const words = {
  searchAfterTheBattle: 'Search after the battle',
  inBuildingsThePartyHas: 'In buildings the party has been in',
  searchAllThatsLeft: 'Search all that’s left',
  finds: 'Finds',
  place: 'Place',
  lookFor: 'Look for',
  on: 'On',
  whoLooks: 'Who looks',
  search: 'Search',
} as const;
