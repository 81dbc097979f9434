/** What is said in fight-form.tsx. */
export const words = {
  aZombieNotCounted: 'A zombie, not counted',
  aZombie: 'a zombie',
  inHand: 'In hand',
  opponents: 'Opponents',
  against: 'Against',
  opponent: (count: string | number) => `Opponent ${count}`,
  rushedIn: 'Rushed in',
  shootsABeatenZombie: (which: string) => `Shoots a beaten zombie${which}`,
  oneMore: 'One more',
  oneFewer: 'One fewer',
  notInContactYetWanting: 'Not in contact yet: Wanting to Charge',
  breakOff: 'Break off',
  theSameDiceAreHeld: 'The same dice are held against each of them.',
  fightARound: 'Fight a round',
} as const;
