/** What is said in module.ts. */
export const words = {
  voyages: 'Voyages',
  whatWeaponsDo: 'What weapons do',
  staysKnownFromVoyage: 'Stays known from voyage to voyage',
  isDrawnAnewEachVoyage: 'Is drawn anew each voyage',
  turnsOfAVoyage: 'Turns of a voyage, at most',
  communicationsBeamerWithTwoSettings: 'Communications Beamer with two settings',
  voyagesOfTheZnutar: 'Voyages of the Znutar',
} as const;
