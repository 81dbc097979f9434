/** What is said in zombies-section.tsx. */
export const words = {
  zombies: 'Zombies',
  noneOnTheTable: 'none on the table',
  onTheTable: (counted: string) => `${counted} on the table`,
  putOneOnTheTable: 'Put one on the table',
  mayAct: 'may act',
  mayGetUp: 'may get up',
  hasActed: 'has acted',
  staysDown: 'stays down',
  stayDown: 'stay down',
  haveActed: 'have acted',
} as const;
