/** What is said in add-by-hand.tsx. */
export const words = {
  name: 'Name',
  oneOfOurList: 'one of our list',
  rep: 'Rep',
  bodyArmour: 'Body armour',
  attributes: 'Attributes',
  add: 'Add',
} as const;
