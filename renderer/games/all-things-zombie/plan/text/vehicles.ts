/** What is said in vehicles.tsx. */
export const words = {
  vehicles: 'Vehicles',
  noDieBringsOneHere: 'No die brings one here in this phase.',
  aDieOfOrLess: (target: string | number, difference: string) =>
    `A die of ${target}${difference} or less brings one, of your choice.`,
  rollForAVehicle: 'Roll for a vehicle',
  noneSoFarOnFoot: 'none so far: on foot',
  heldOverOf: (heldOver: string) => `${heldOver} held over`,
  aVehicle: 'A vehicle',
  heldOver: 'held over',
  foundTodayItServes: 'Found today: it serves in a later Encounter.',
  onceThenItIsGone: (which: string) => `${which} once, then it is gone.`,
  itServes: 'It serves',
  eachServes: 'Each serves',
  takeItAlong: 'Take it along',
  takeOneAlong: 'Take one along',
} as const;
