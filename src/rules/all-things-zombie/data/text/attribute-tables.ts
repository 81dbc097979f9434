/** What is said in attribute-tables.ts. */
export const words = {
  wildman: 'Wildman',
  actsAsAPsycho: 'Acts as a Psycho.',
  staggeringDrunk: 'Staggering drunk',
  eachMoveIsShorter: 'Each move is shorter by 1D6 inches, each fast move by 2D6.',
  dumbassDrunk: 'Dumbass drunk',
  actsAsADumbass: 'Acts as a Dumbass.',
  deadDrunk: 'Dead drunk',
  rolls1D6AtEachActivation: 'Rolls 1D6 at each activation and passes out, Out of the Fight, above Rep.',
  nauseous: 'Nauseous',
  shootsAsIf: 'Shoots as if on a fast move and has one die less in melee.',
  nervesOfSteel: 'Nerves of steel',
  actsAsOneWithNerves: 'Acts as one with Nerves of steel.',
} as const;
