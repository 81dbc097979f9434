/** What is said in events.ts. */
export const words = {
  tooSmallTryAgain: 'Too small, try again',
  newFlavorWomenPassedOver: 'New flavor (women passed over)',
  newFlavorMenPassedOver: 'New flavor (men passed over)',
  missedTheElevator: 'Missed the elevator',
  seriousFunk: 'Serious funk',
  fatallyDistracted: 'Fatally distracted',
  nobleSacrifice: 'Noble sacrifice',
  criticalHit: 'Critical hit!',
  tightSqueeze: 'Tight squeeze',
} as const;
