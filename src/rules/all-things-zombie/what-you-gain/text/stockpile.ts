/** What is said in stockpile.ts. */
export const words = {
  weapon: 'Weapon',
  weapons: 'Weapons',
  waitsUntilAFigureTakes: 'Waits until a figure takes it.',
  surplusClip: 'Surplus clip',
  surplusClips: 'Surplus clips',
  oneClipMore: 'One clip more for a weapon of the party in one Encounter, then gone whether fired or not.',
  vehicle: 'Vehicle',
  vehicles: 'Vehicles',
  servesInOneLaterEncounter: 'Serves in one later Encounter, beside those rolled for.',
  bodyArmour: 'Body armour',
  theFigureThatPuts: 'The figure that puts it on counts as protected.',
  medicalSupplies: 'Medical supplies',
  aDieMoreOnRecovery: 'A die more on Recovery for each figure that was Out of the Fight.',
  doseOfTheCure: 'Dose of the Cure',
  dosesOfTheCure: 'Doses of the Cure',
  keepsOneFigureFromTurning: 'Keeps one figure from turning, once.',
} as const;
