/** What is said in town-table.tsx. */
export const words = {
  number: 'Number',
  town: 'Town',
  result: 'Result',
  onTheVictoryScale: 'On the victory scale',
  dead: 'Dead',
  lost: 'Lost',
  points: 'Points',
  allTowns: 'All towns',
} as const;
