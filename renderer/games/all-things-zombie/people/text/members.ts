/** What is said in members.tsx. */
export const words = {
  rep: 'Rep',
  dead: 'dead',
  captive: 'captive',
  bodyArmour: 'body armour',
  speaksForThem: 'Speaks for them',
  anInnocent: 'An Innocent',
  unarmed: 'Unarmed',
} as const;
