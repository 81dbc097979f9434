/** What is said in explained-odds.ts. */
export const words = {
  isKnockedDown: 'is knocked down',
  isOutOfTheFight: 'is out of the fight',
  isDead: 'is dead',
} as const;
