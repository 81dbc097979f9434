/** What is said in rules-rolled.tsx. */
export const words = {
  byRule: 'By rule',
  diceByRuleMostFirst: 'Dice by rule, most first',
  rule: 'Rule',
  theApps: 'The app’s',
  yourOwn: 'Your own',
  average: 'Average',
  onlyThoseThatRolledMost: 'Only those that rolled most',
} as const;
