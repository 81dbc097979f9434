/** What is said in force-table.tsx. */
export const words = {
  nobodyYet: 'Nobody yet.',
  name: 'Name',
  rep: 'Rep',
  weapons: 'Weapons',
  points: 'Points',
  takeOut: 'Take out',
  unarmed: 'Unarmed',
  bodyArmour: 'Body armour',
  takeOutOf: (name: string) => `Take out: ${name}`,
  spent: 'spent,',
  left: 'left',
} as const;
