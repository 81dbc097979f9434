/** What is said in brief-others.tsx. */
export const words = {
  name: 'Name',
  rep: 'Rep',
  weapons: 'Weapons',
  attributes: 'Attributes',
  unarmed: 'Unarmed',
  bodyArmour: 'body armour',
} as const;
