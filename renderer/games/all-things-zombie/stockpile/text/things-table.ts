/** What is said in things-table.tsx. */
export const words = {
  whatIsInTheStockpile: 'What is in the stockpile',
  everything: 'Everything',
  thing: 'Thing',
  carriedBy: 'Carried by',
  found: 'Found',
  where: 'Where',
  allOfThisKind: (title: string) => `All of this kind: ${title}`,
  carried: (carried: number) => `, ${carried} carried`,
  alsoFitsALightMachine: 'Also fits a light machine gun',
  fitsNoWeapon: 'Fits no weapon of the party',
  inAWeapon: 'In a weapon for this Encounter',
  mayServeFrom: (serves: string) => `May serve from ${serves}`,
} as const;
