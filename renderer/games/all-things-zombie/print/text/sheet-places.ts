/** What is said in sheet-places.tsx. */
export const words = {
  weapon: 'Weapon',
  ammo: 'Ammo',
  vehicle: 'Vehicle',
  armour: 'Armour',
  medical: 'Medical',
  buildingsEntered: 'Buildings entered',
  building: 'Building',
  floorsEntered: 'Floors entered',
  met: 'Met',
  zombiesAndSurvivors: 'zombies and survivors',
} as const;
