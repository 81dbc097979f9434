/** What is said in add-by-tables.tsx. */
export const words = {
  backOneAnswer: 'Back one answer',
  aDiePicksTheTable: 'A die picks the table, a card of the campaign’s deck the row.',
  name: 'Name',
  oneOfOurList: 'one of our list',
  dieAndCard: 'Die and card',
  theApps: 'The app’s',
  myOwn: 'My own',
  rollAndDraw: 'Roll and draw',
  enterDieAndCard: 'Enter die and card',
} as const;
