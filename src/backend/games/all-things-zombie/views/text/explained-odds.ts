/** What is said in explained-odds.ts. */
export const words = {
  isKnockedDown: 'is Knocked Down',
  isOutOfTheFight: 'is Out of the Fight',
  isDead: 'is dead',
} as const;
