/** What is said in split-form.tsx. */
export const words = {
  theRunnersSplitUp: 'The Runners split up',
  band: 'Band',
  runners: 'Runners',
  chasers: 'Chasers',
  oneMoreBand: 'One more band',
  oneBandLess: 'One band less',
  splitUp: 'Split up',
  oneBandAtLeast: 'One band at least is followed.',
} as const;
