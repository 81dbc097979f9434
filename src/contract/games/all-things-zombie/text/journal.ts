/** What is said in journal.ts. */
export const words = {
  aReport: 'A report',
  chooseTheOrderNewest: 'Choose the order: newest or oldest.',
  whatIsLooked: (lookedFor: string) => `What is looked for is one of ${lookedFor}.`,
  aKindOfEncounter: (kinds: string) => `A kind of Encounter is one of ${kinds}.`,
  enterTheEncountersNumber: 'Enter the Encounter’s number as a whole number.',
  encountersAreCountedFrom1: 'Encounters are counted from 1.',
  enterTheSpan: 'Enter the span as a whole number.',
  aSpanIs2Encounters: 'A span is 2 Encounters or more.',
  aSpanIsEncounters: (most: string | number) => `A span is ${most} Encounters at most.`,
  chooseFiveFiguresAtMost: 'Choose five figures at most to draw Rep for.',
} as const;
