/** What is said in holdings.ts. */
export const words = {
  isOneOf: (what: string, values: string) => `${what} is one of ${values}.`,
  aKindOfThing: 'A kind of thing',
  enterTheEventsNumber: 'Enter the event’s number as a whole number.',
  eventsCountFrom1: 'Events count from 1.',
  whatIsFoundOrUsed: 'What is found or used.',
  anArea: 'An area',
  aStanding: 'A standing',
  whereabouts: 'Whereabouts',
  giveTheNameToLook: 'Give the name to look for as text.',
  aNameToLook: (most: string | number) => `A name to look for has at most ${most} characters.`,
  enterThePlace: 'Enter the place in the order as a whole number.',
  placesCountFrom0: 'Places count from 0.',
} as const;
