/** What is said in explained.ts. */
export const words = {
  offTheTableThere: (locationtext: string) => `off the table there: ${locationtext}`,
  inADoorway: 'in a doorway on the way',
  eachOfTheGroupAgainst: 'each of the group against its own Rep',
  woundsTakenBefore: 'Wounds taken before',
  bodyArmour: 'Body armour',
  rep: (rep: string) => `Rep ${rep}`,
  phase: (phase: string) => `Phase ${phase}`,
  passedTurning: (passed: string) => `${passed} passed, in a turn`,
  passedStraight: (passed: string) => `${passed} passed, straight on`,
} as const;
