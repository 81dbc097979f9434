/** What is said in home-story.tsx. */
export const words = {
  chronicle: 'Chronicle',
  allOfIt: 'All of it',
  theFirstEncounterWillStand: 'The first Encounter will appear here once it is over.',
  stockpile: 'Stockpile',
  open: 'Open',
  rep: 'Rep',
  charts: 'Charts',
} as const;
