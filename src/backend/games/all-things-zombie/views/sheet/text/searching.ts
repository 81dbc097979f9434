/** What is said in searching.ts. */
export const words = {
  weapon: 'Weapon',
  ammo: 'Ammo',
  vehicle: 'Vehicle',
  armour: 'Armour',
  medical: 'Medical',
  oneDieForEachThing: 'One die for each thing looked for finds it at this or less, in phase 1/2/3.',
  building: 'Building',
  trailerMobileHome: 'Trailer, mobile home',
  shotgun: 'Shotgun',
  searchingAndFinding: 'Searching and finding',
  whichWeapon: 'Which weapon',
  aVehicleAtTheStart: 'A vehicle at the start',
  oneDieForEverySix: 'One die for every six figures or part of six, at this or less.',
  area: 'Area',
  phase: (phase: string | number) => `Phase ${phase}`,
  whatItIsGoodFor: 'What it is good for',
  thing: 'Thing',
  use: 'Use',
  searching: (what: string | number) => `Searching: ${what}`,
  twoDiceAddedAt: (added: string | number, added2: string | number) =>
    `Two dice added; ${added} at a police station, ${added2} at a military base.`,
} as const;
