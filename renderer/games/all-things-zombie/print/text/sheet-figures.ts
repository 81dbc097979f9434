/** What is said in sheet-figures.tsx. */
export const words = {
  figures: 'Figures',
  unarmed: 'Unarmed',
  name: 'Name',
  rep: 'Rep',
  weaponsAndClips: 'Weapons and clips',
  hits: 'Hits',
  out: 'Out',
  zombies: 'Zombies',
  people: 'People',
} as const;
