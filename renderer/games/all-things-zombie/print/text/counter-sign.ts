/** What is said in counter-sign.tsx. */
export const words = {
  duckBack: 'Duck Back',
  knockedDown: 'Knocked Down',
  outOfTheFight: 'Out of the Fight',
  dead: 'Dead',
  running: 'Running',
  hidden: 'Hidden',
  prone: 'Prone',
  outOfAmmo: 'Out of ammo',
} as const;
