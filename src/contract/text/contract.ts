/** What is said in contract.ts. */
export const words = {
  botsPlay90Years: 'Bots play 90 years at most.',
  actsAreCountedFrom1: 'Acts are counted from 1.',
  enterTheEventsNumber: 'Enter the event’s number as a whole number.',
  eventsAreCountedFrom1: 'Events are counted from 1.',
} as const;
