/** What is said in reaction-dice.ts. */
export const words = {
  leader: 'Leader',
  inALeadersGroup: 'In a Leader’s group',
  ralliedByALeader: 'Rallied by a Leader',
  leaderWithin6: 'Leader within 6″',
  groupWithALeader: 'Group with a Leader',
  coveringFire: 'Covering fire',
  burningZombie: 'Burning zombie',
  surprised: 'Surprised',
  unaware: 'Unaware',
  shaken: 'Shaken',
} as const;
