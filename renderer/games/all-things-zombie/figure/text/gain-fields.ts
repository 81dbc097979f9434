/** What is said in gain-fields.tsx. */
export const words = {
  add: 'Add',
  noMatch: 'No match',
  attribute: 'Attribute',
  advantage: 'Advantage',
  weapon: 'Weapon',
} as const;
