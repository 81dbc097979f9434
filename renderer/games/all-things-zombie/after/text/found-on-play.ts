/** What is said in found-on-play.tsx. */
export const words = {
  lootFoundOnPlay: 'Loot found on Play',
  goesTo: (title: string, from: string) => `Goes to: ${title}, ${from}`,
  inAWeaponBurnt: 'in a weapon, burnt at the end',
} as const;
