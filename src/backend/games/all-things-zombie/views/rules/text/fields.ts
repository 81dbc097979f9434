/** What is said in fields.ts. */
export const words = {
  you: 'You',
  they: 'They',
  neither: 'Neither',
  aShot: 'A shot',
  aBlow: 'A blow',
  aZombiesHands: 'A zombie’s hands',
  aVehicleTheDriversRoll: 'A vehicle: the driver’s roll hit',
  aVehicleInTheHeadlights: 'A vehicle: in the headlights',
  aVehicleLyingFlat: 'A vehicle: lying flat',
  aVehicleAZombie: 'A vehicle: a zombie in its way',
  fireThatHasSpread: 'Fire that has spread',
  fireItWasDousedWith: 'Fire it was doused with',
  theTester: 'The tester',
  theOpposer: 'The opposer',
  nobody: 'Nobody',
  vehicleOrTrailer: 'Vehicle or trailer',
} as const;
