/** What is said in next-step.ts. */
export const words = {
  notPlannedYet: 'not planned yet',
  planTheEncounter: 'Plan the Encounter',
  setUpTheTable: 'Set up the table',
  onTheTable: 'on the table',
  playOn: 'Play on',
  settleWhatFollows: 'Settle what follows',
  setUpNotYetPlayed: 'set up, not yet played',
  openTheSetUp: 'Open the set-up',
  encounterIs: (number: string | number, stands: string) => `Encounter ${number} is ${stands}.`,
  rollForWhoHasWon: 'Roll for who has won',
  thoseThePartyGotAway:
    'Those the party got away from outnumber it and come after it: the pursuit comes first.',
  planThePursuit: 'Plan the pursuit',
  heldCaptiveTheEscapeComes: (held: string, which: string) =>
    `${held} ${which} held captive: the escape comes first.`,
  planTheEscape: 'Plan the escape',
  thisPeriodsEncounterIsNot: 'This period’s Encounter is not planned yet.',
  bothForcesAreToBe: 'Both forces are to be bought.',
  buyTheForces: 'Buy the forces',
  theBattleHasBeenFought: 'The battle has been fought.',
  sayWhoHasWon: 'Say who has won',
  theBattleIs: (stands: string) => `The battle is ${stands}.`,
} as const;
