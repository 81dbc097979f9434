/** What is said in losers-section.tsx. */
export const words = {
  lootFromTheLosers: 'Loot from the losers',
  oneSearcherForEachOnce: 'One searcher for each, once they are beaten',
  theBeaten: 'The beaten',
  who: 'Who',
  lookFor: 'Look for',
  whoLooks: 'Who looks',
  search: 'Search',
  searchTheBeaten: 'Search the beaten',
  foughtYou: 'fought you',
  theyAreBeatenOf: (name: string) => `They are beaten: ${name}`,
  theyAreBeaten: 'They are beaten',
} as const;
