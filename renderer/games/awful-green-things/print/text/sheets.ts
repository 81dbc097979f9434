/** What is said in sheets.tsx. */
export const words = {
  theShipAtThisMoment: 'The ship at this moment',
  paleCountersHaveMoved:
    'Pale counters have moved or attacked. +3: three more counters than there is room for.',
  blankShip: 'Blank ship',
  recordSheet: 'Record sheet',
  countersAndChits: 'Counters and chits',
  cutAlongTheLines: 'Cut along the lines. The number on a Green Thing is its constitution.',
  quickReference: 'Quick reference',
  theRulesInOurOwn: 'The rules in our own words. D/C/M: dice, constitution, movement.',
  thePlanIsOur: 'The plan is our own drawing of the areas and the ways between them; passage names are ours.',
  whatIsKnownAt:
    'What is known at this moment; the rest is yours to write in. D/C/M: dice, constitution, movement.',
} as const;
