/** What is said in war-board.tsx. */
export const words = {
  theTown: 'The town',
  theWar: 'The war',
} as const;
