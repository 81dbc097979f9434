/** What is said in brief-who.tsx. */
export const words = {
  name: 'Name',
  rep: 'Rep',
  weaponsAndClips: 'Weapons and clips',
  attributesAndCarried: 'Attributes, and carried',
  unarmed: 'Unarmed',
  target: ', target',
  impact: ', impact',
} as const;
