/** What is said in ticks.ts. */
export const words = {
  inCover: 'In cover',
  prone: 'Prone',
  movingFast: 'Moving fast',
  farOffOrTurnedAway: 'Far off, or turned away',
  inOrBeyondWoods: 'In or beyond woods',
  wellLit: 'Well lit',
  rushesIn: 'Rushes in',
  theShooterMovesFast: 'The shooter moves fast',
  bothWeapons: 'Both weapons',
  hinderedAsAtCover: 'Hindered: as at cover',
} as const;
