/** What is said in add-form.tsx. */
export const words = {
  surplusClip: 'Surplus clip',
  vehicle: 'Vehicle',
  bodyArmour: 'Body armour',
  medicalSupplies: 'Medical supplies',
  doseOfTheCure: 'Dose of the Cure',
  thing: 'Thing',
  add: 'Add',
  things: 'Things',
  weapons: 'Weapons',
  howMany: 'How many',
  alsoFitsALightMachine: 'Also fits a light machine gun',
} as const;
