/** What is said in pieces.tsx. */
export const words = {
  crew: 'Crew',
  greenThings: 'Green Things',
  weapons: 'Weapons',
  weaponEffectChits: 'Weapon Effect Chits',
  outsideTheZnutar: 'Outside the Znutar',
} as const;
