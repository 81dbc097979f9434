/** What is said in weapon-list.tsx. */
export const words = {
  weapons: 'Weapons',
  addAnother: 'Add another',
  weaponsPicked: 'Weapons picked',
  takeAwayThe: (inText: string) => `Take away the ${inText}`,
  unarmedAddOne: 'Unarmed; add one',
} as const;
