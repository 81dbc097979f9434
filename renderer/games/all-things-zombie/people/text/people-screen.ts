/** What is said in people-screen.tsx. */
export const words = {
  peopleMet: 'People met',
  nobodyHasBeenMetYet:
    'Nobody has been met yet. Survivors met in Encounters are kept here, with how it went: it counts when they are met again.',
  toTheEncounter: 'To the Encounter',
  noMatch: 'No match.',
  nobodyIsLeft: 'Nobody is left in the list.',
} as const;
