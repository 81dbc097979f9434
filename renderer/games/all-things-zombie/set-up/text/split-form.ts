/** What is said in split-form.tsx. */
export const words = {
  theRunnersSplitUp: 'The Runners split up',
  band: 'Band',
  runners: 'Runners',
  chasers: 'Chasers',
  oneMoreBand: 'One more band',
  oneBandLess: 'One band fewer',
  splitUp: 'Split up',
  oneBandAtLeast: 'At least one band has to be followed.',
  thePartySplitsUp:
    'The party splits up. Each band moves at its lowest Rep. The Chasers split up too, or follow one band; the bands nobody follows get away.',
  theySplitUp:
    'They split up. Each band moves at its lowest Rep. Split up too, or follow one band; the others get away.',
} as const;
