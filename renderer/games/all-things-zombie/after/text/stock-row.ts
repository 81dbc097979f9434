/** What is said in stock-row.tsx. */
export const words = {
  tick: (title: string, from: string) => `Tick ${title}, ${from}`,
  stockpile: 'Stockpile',
  inAWeaponBurnt: 'In a weapon, burnt at the end',
} as const;
