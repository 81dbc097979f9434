/** What is said in sheets.tsx. */
export const words = {
  theTownAtThisMoment: 'The town at this moment',
  paleCountersHaveActed:
    'Pale counters have acted. A small number beside a counter is how many stand there. ~ rebuilt, not printed in the book.',
  countersAndTiles: 'Counters and tiles',
  cutAlongTheLines:
    'Cut along the lines. A ring is armour, a second shape behind a mob. ~ rebuilt, not printed in the book; beside a heading, how many there are of each kind.',
  quickReference: 'Quick reference',
  theRulesInOurOwn: 'The rules in our own words. ~ rebuilt, not printed in the book.',
  recordSheet: 'Record sheet',
  whatIsKnown:
    'What is known at this moment; the rest is yours to write in. ~ rebuilt, not printed in the book.',
  recordOfTheWar: 'Record of the war',
  whatCarriesOverFromTown: 'What carries over from town to town is our own house rule, not the book’s.',
} as const;
