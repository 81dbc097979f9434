/** What is said in loot.tsx. */
export const words = {
  loot: 'Loot',
  nothingWasFound: 'Nothing was found',
  onlyWhatWasFoundToday: 'Only what was found today',
  showTheStockpileToo: (counted: string) => `Show the stockpile too, ${counted}`,
  tickAllThings: 'Tick all things',
  thing: 'Thing',
  from: 'From',
  whereItIs: 'Where it is',
} as const;
