/** What is said in choice-fields.tsx. */
export const words = {
  protected: { title: 'Protected', text: 'protected' },
  none: { title: 'None', text: 'none' },
  loaded: { title: 'Loaded', text: 'loaded' },
  empty: { title: 'Empty', text: 'empty' },
  bodyArmour: 'Body armour',
  leadership: 'Leadership',
  inTheWeapon: 'In the weapon',
} as const;
