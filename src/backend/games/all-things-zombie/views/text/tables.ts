/** What is said in tables.ts. */
export const words = {
  weapons: 'Weapons',
  rangeInInchesTargetsImpact: 'Range in inches, targets, impact, outgun rating, shots of noise.',
  weapon: 'Weapon',
  rng: 'Rng',
  tar: 'Tar',
  imp: 'Imp',
  noise: 'Noise',
  aTurn: (shots: string | number) => `${shots} a turn`,
} as const;
