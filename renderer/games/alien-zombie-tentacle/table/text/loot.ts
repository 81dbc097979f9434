/** What is said in loot.tsx. */
export const words = {
  gearInTheCentre: 'Gear in the centre',
  inTheCentre: 'In the centre',
  theOneWhoTakes: 'the one who takes it counts as 1 in all three this round, Gear aside',
  gearToLoot: 'Gear to loot',
} as const;
