/** What is said in key-legend.tsx. */
export const words = {
  theFigureWhoseLine: 'The figure whose line is marked',
  whatIsDue: 'What is due',
  theRest: 'The rest',
  itsStatusAfterS: 'Its status, after S',
  aCheckAfterC: 'A check, after C',
  firingAfterF: 'Firing, after F',
  fightingAfterG: 'Fighting, after G',
  movingAfterM: 'Moving, after M',
  driving: 'Driving',
  aVehicleComes: 'A vehicle comes',
  whoGoesInOrDeals: 'Who goes in, or deals with those inside',
  overOneWhoIsDown: 'Over one who is down, after X',
  aGroupOfZombies: 'A group of zombies',
  keys: 'Keys',
  arrowsGoFromLine:
    'Arrows go from line to line, a press marks one. In an open form the letters are the form’s; Esc closes it.',
} as const;
