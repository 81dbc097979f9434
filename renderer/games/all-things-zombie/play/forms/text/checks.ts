/** What is said in checks.ts. */
export const words = {
  inSight: 'In Sight',
  receivedFire: 'Received Fire',
  wantingToCharge: 'Wanting to Charge',
  beingCharged: 'Being Charged',
  surprise: 'Surprise',
  overrun: 'Overrun',
  rally: 'Rally',
  seeZombieDeath: 'See Zombie Death',
  whatNow: 'What Now',
  pursueByFire: 'Pursue by Fire',
  fastMove: 'Fast Move',
  reactionFire: 'Reaction Fire',
} as const;
