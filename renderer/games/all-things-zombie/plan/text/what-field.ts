/** What is said in what-field.tsx. */
export const words = {
  what: 'What',
  whatIsPlayed: 'What is played',
  objective: 'Objective',
  thoseThePartyGotAway:
    'Those the party got away from outnumber it and come after it: the pursuit comes first, and can’t be declined.',
  whoIsHeld: 'Who is held',
  isHeld: ' is held.',
  isHeldIn: (place: string) => ` is held in ${place}.`,
  whileOneOfTheParty:
    'While one of the party is held, nothing else can be played. One of those held there at least has to break out; how many of the others come to help, the dice say once the table is set up.',
} as const;
