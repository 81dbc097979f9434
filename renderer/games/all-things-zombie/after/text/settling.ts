/** What is said in settling.ts. */
export const words = {
  decide: 'Decide',
  raiseIt: 'Raise it',
  roll: 'Roll',
  settle: 'Settle',
  hasItsPointAlready: 'has its point already',
  heldCaptive: 'held captive',
  cheatedDeath: 'cheated death',
  ranAway: 'ran away',
  wasOutOfTheFight: 'was Out of the Fight',
  didntFight: 'didn’t fight',
} as const;
