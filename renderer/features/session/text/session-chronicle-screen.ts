/** What is said in session-chronicle-screen.tsx. */
export const words = {
  chronicle: 'Chronicle',
  searchTheChronicle: 'Search the Chronicle',
  search: 'Search',
  noMatch: 'No match.',
  showEarlierOnes: 'Show earlier ones',
  diceCardsAndDecisions: 'Dice, cards and decisions',
} as const;
