/** What is said in table-head.tsx. */
export const words = {
  theTable: 'The table',
  theTableOfTheCapture: 'This is the table of the capture, and its dice are those of that Encounter.',
  activity: 'Activity',
  zombies: 'zombies',
  survivors: 'survivors',
  whoseDice: 'Whose dice',
  appsDice: 'App’s dice',
  myDice: 'My dice',
  withMyDice: ', my dice',
  aMallAndNoOther: 'A mall, and no other building',
  layOutTheTable: 'Lay out the table',
  rollAllThatsUnlocked: 'Roll all that’s unlocked',
  rollAllOfItAgain: 'Roll all of it again',
} as const;
