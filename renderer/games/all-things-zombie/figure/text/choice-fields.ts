/** What is said in choice-fields.tsx. */
export const words = {
  protected: 'Protected',
  none: 'None',
  loaded: 'Loaded',
  empty: 'Empty',
  bodyArmour: 'Body armour',
  leadership: 'Leadership',
  inTheWeapon: 'In the weapon',
} as const;
