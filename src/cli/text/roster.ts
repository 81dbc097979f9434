/** What is said in roster.ts. */
export const words = {
  name: 'Name',
  rep: 'Rep',
  attributes: 'Attributes',
  weapons: 'Weapons',
  cost: 'Cost',
  status: 'Status',
  pointsSpentLeft: (title: string, spent: string | number, left: string | number) =>
    `${title}: ${spent} points spent, ${left} left`,
  overallLeader: 'overall Leader',
  leader: 'Leader',
} as const;
