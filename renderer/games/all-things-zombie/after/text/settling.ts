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
  wasOutOfTheFight: 'was out of the fight',
  didntFight: 'didn’t fight',
} as const;
