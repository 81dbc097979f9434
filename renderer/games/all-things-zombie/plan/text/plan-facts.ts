/** What is said in plan-facts.tsx. */
export const words = {
  thePlan: 'The plan',
  what: 'What',
  asOf: (encounter: string, what: string) => `${encounter}, as ${what}`,
  where: 'Where',
  inPhase: '; in phase',
  zombieActivity: ', zombie activity',
  andSurvivorActivity: 'and survivor activity',
  theWar: 'The war',
  whoGoes: 'Who goes',
  combinedRepOf: (count: string, rep: string | number) => `${count}, combined Rep ${rep}`,
  dropThePlan: 'Drop the plan',
  somethingHasBeenRolled: 'Something has been rolled or spent for it',
  theBattleHasBegun: 'The battle has begun',
  toDropThe: ': to drop the',
  takeThatBackFirst: ', take that back first.',
} as const;
