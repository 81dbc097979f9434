/** What is said in account-pages.tsx. */
export const words = {
  whoWent: 'Who went',
  name: 'Name',
  whatHappened: 'What happened',
  zombies: 'Zombies',
  people: 'People',
  rep: 'Rep',
  whatCameOfIt: 'What came of it',
  rapPointsTowardsRep:
    'RAP: points towards Rep won or lost by this Encounter. Squares on the map: how many zombies.',
} as const;
