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
    'While a figure is held captive, only an escape can be played. At least one of those held there has to break out; how many of the others come to help is diced for once the table is set up.',
} as const;
