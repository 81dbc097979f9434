/** What is said in fire-form.tsx. */
export const words = {
  diceThatCountAsShots: 'Dice that count as shots, and 1s among them.',
  weapon: 'Weapon',
  somethingElse: 'Something else',
  shots: 'Shots',
  n1sRolled: '1s rolled',
  thatWeaponIsEmptyReload: 'That weapon is empty: reload it first.',
  notSaid: 'Not said: the report asks',
  markTheShots: 'Mark the shots',
} as const;
