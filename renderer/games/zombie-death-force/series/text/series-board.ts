/** What is said in series-board.tsx. */
export const words = {
  theGame: 'The game',
  theSeries: 'The series',
} as const;
