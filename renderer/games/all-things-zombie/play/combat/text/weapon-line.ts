/** What is said in weapon-line.tsx. */
export const words = {
  weapon: 'Weapon',
  rangeTargetsImpact: 'Range, targets, Impact',
  ofLoaded: (left: string | number, all: string | number) => `${left} of ${all} loaded`,
} as const;
