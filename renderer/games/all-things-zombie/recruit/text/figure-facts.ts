/** What is said in figure-facts.tsx. */
export const words = {
  repOf: (rep: string | number) => `Rep ${rep}`,
  bodyArmour: 'Body armour',
  protected: 'Protected.',
  unarmed: 'Unarmed',
  carriesNothingToFightWith: 'Carries nothing to fight with.',
  spareClip: 'spare clip',
  spareClips: 'spare clips',
  loadedAnd: (upperFirst: string | number, countedInWords: string | number) =>
    `${upperFirst}; loaded, and ${countedInWords}`,
} as const;
