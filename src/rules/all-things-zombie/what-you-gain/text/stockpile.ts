/** What is said in stockpile.ts. */
export const words = {
  waitsUntilAFigureTakes: 'Waits until a figure takes it.',
  oneClipMore: 'One clip more for a weapon of the party in one Encounter, then gone whether fired or not.',
  servesInOneLaterEncounter: 'Serves in one later Encounter, beside those rolled for.',
  theFigureThatPuts: 'The figure that puts it on counts as protected.',
  aDieMoreOnRecovery: 'A die more on Recovery for each figure that was Out of the Fight.',
  keepsOneFigureFromTurning: 'Keeps one figure from turning, once.',
} as const;
