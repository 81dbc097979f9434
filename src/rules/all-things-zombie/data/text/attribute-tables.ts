/** What is said in attribute-tables.ts. */
export const words = {
  wildman: { title: 'Wildman', text: 'wildman' },
  actsAsAPsycho: 'Acts as a Psycho.',
  staggeringDrunk: { title: 'Staggering drunk', text: 'staggering drunk' },
  eachMoveIsShorter: 'Each move is shorter by 1D6 inches, each fast move by 2D6.',
  dumbassDrunk: { title: 'Dumbass drunk', text: 'Dumbass drunk' },
  actsAsADumbass: 'Acts as a Dumbass.',
  deadDrunk: { title: 'Dead drunk', text: 'dead drunk' },
  rolls1D6AtEachActivation: 'Rolls 1D6 at each activation and passes out, Out of the Fight, above Rep.',
  nauseous: { title: 'Nauseous', text: 'nauseous' },
  shootsAsIf: 'Shoots as if on a fast move and has one die less in melee.',
  nervesOfSteel: { title: 'Nerves of steel', text: 'Nerves of steel' },
  actsAsOneWithNerves: 'Acts as one with Nerves of steel.',
} as const;
