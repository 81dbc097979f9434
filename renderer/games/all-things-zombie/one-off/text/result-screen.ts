/** What is said in result-screen.tsx. */
export const words = {
  itIsOver: 'It is over',
  theEnd: 'The end',
  whatHappened: 'What happened',
  cameThrough: 'Came through',
  ranAway: 'Ran away',
  killed: 'Killed',
  captured: 'Captured',
  readTheReport: 'Read the report',
  anotherOneOff: 'Another one-off',
  backToTheShelf: 'Back to the shelf',
} as const;
