/** What is said in due-list.tsx. */
export const words = {
  whatIsDue: 'What is due',
  theBattleIsOver: 'The battle is over',
  usual: ', if it applies, or later',
  reload: 'Reload',
  start: 'Start',
  letItBurn: 'Let it burn',
  up: 'Up',
  move: 'Move',
  inSetUp: 'In Set up',
  roll: 'Roll',
  theyAreBeaten: 'They are beaten',
  open: 'Open',
} as const;
