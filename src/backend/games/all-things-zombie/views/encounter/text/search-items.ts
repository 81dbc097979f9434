/** What is said in search-items.ts. */
export const words = {
  vehicle: 'Vehicle',
  weapon: 'Weapon',
  surplusAmmunition: 'Surplus ammunition',
  bodyArmour: 'Body armour',
  medicalSupplies: 'Medical supplies',
  nobodyWhoCouldSearch: 'Nobody who could search is there.',
} as const;
