/** What is said in pursuit-section.tsx. */
export const words = {
  pursuit: 'Pursuit',
  bands: 'Bands',
  figuresInABand: 'Figures in a band that isn’t caught are not on the table.',
  noBattleComesOfIt: 'No battle comes of it:',
  thePartyIsSafe: 'the party is safe',
  theyHaveGotAway: 'they have got away',
  reportHowItEnded: 'Report how it ended',
  runners: 'Runners',
  chasers: 'Chasers',
  ofThoseTheyGotAway: 'of those they got away from',
  afterThem: 'after them',
  atTheirOwnLowestRep: (known: string | number) => `, at their own lowest Rep: ${known}.`,
  theRunnersRideAway: 'The Runners ride away',
  rollForTheLead: 'Roll for the lead',
  runnersWhoAloneHave:
    'Runners who alone have vehicles are away at once; Chasers who alone have them halve what the Runners gain.',
} as const;
