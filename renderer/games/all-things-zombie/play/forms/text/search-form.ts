/** What is said in search-form.tsx. */
export const words = {
  searchAllThatsLeft: 'Search all that’s left',
  for: 'For',
  orLess: (title: string, target: string | number) => `${title}: ${target} or less`,
  by: 'By',
  whatCantBeLooked: 'What can’t be looked for now',
  searchTheBeaten: 'Search the beaten',
  oneSearcherForEach: 'One searcher for each of them, and a turn.',
  whom: 'Whom',
  searchOf: (placeNumber: string, title: string) => `Search ${placeNumber} ${title}`,
  aSearchTakesTheFigures: 'A search takes the figure’s turn, for everything in here.',
  whoSearchesForAllThats: 'Who searches for all that’s left',
} as const;
