/** What is said in facts.tsx. */
export const words = {
  whatTheyAreAndHave: 'What they are and have',
  bodyArmour: 'Body armour',
  changeTheBodyArmour: 'Change the body armour',
  change: 'Change',
  protected: 'Protected.',
  none: 'None.',
  leadership: 'Leadership',
  changeTheLeadership: 'Change the leadership',
} as const;
