/** What is said in flight-screen.tsx. */
export const words = {
  aFlightIsOurOwn:
    'A flight is our own house rule, not the book’s: the survivors go on, with the Gear that was taken along and the grudges that are left.',
  ofThemAlone: (counted: string, counted2: string) => `${counted}, ${counted2} of them alone`,
  soFar: 'So far',
  whoIsLeft: 'Who is left',
  theOneWithMostSurvivors: 'the one with most survivors stands first',
  howLongTheNightsWere: 'How long the nights were',
  inRounds: 'in rounds',
  afterTheFirstNight: 'After the first night its bar appears here.',
  ledger: 'Ledger',
  lostNewestFirst: 'lost, newest first',
  nobodyIsLostYet: 'Nobody is lost yet.',
  nightOf: (night: string | number) => `night ${night}`,
} as const;
