/** What is said in deal-form.tsx. */
export const words = {
  dealWith: (groupName: string) => `Deal with ${groupName}`,
  whoCameIn: 'Who came in',
  tickWhoCameIn: 'Tick who came in.',
  notMetBefore: 'not met before',
  workedTogether: 'worked together',
  partedInPeace: 'parted in peace',
  couldNotAgree: 'could not agree',
  inside: 'Inside',
  rep: 'Rep',
  attributesWeapons: 'Attributes, weapons',
  inThePast: 'In the past',
  innocent: 'Innocent',
  bodyArmour: 'body armour',
  unarmed: 'Unarmed',
} as const;
