/** What is said in counter-sign.tsx. */
export const words = {
  duckBack: 'Duck Back',
  knockedDown: 'Knocked down',
  outOfTheFight: 'Out of the fight',
  dead: 'Dead',
  running: 'Running',
  hidden: 'Hidden',
  prone: 'Prone',
  outOfAmmo: 'Out of ammo',
} as const;
