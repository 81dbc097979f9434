/** What is said in statistics.ts. */
export const words = {
  diamonds: 'Diamonds',
  hearts: 'Hearts',
  clubs: 'Clubs',
  spades: 'Spades',
  noneRolledYet: 'None rolled yet.',
  tooFewToTell: (least: string | number) =>
    `Too few to tell: from ${least} dice on, this line says how even they fell.`,
  theFacesStrayFromEven: 'The faces stray from even as far as even dice do in',
  theFacesAreAbout: 'The faces are about as even as dice can fall.',
  fewerThan1Of1: (as: string) => `${as} fewer than 1 of 1,000 campaigns.`,
} as const;
