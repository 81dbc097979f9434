/** What is said in reps.ts. */
export const words = {
  frail: 'Frail',
  theSickTheVeryYoung: 'The sick, the very young and the very old.',
  coward: 'Coward',
  littleNerveForAFight: 'Little nerve for a fight, and little skill.',
  untried: 'Untried',
  reliable: 'Reliable',
  hasComeThroughSomeTrouble: 'Has come through some trouble and can be counted on.',
  veteran: 'Veteran',
  hasWonManyEncounters: 'Has won many encounters and is to be feared. A new Star starts here.',
  actionHero: 'Action hero',
  godlike: 'Godlike',
  asHighAsRepGoes: 'As high as Rep goes, after a long run of successes. Mortal all the same.',
  hasHardlyBeenShot: 'Has hardly been shot at yet; nobody knows what to expect.',
  oneOfVeryFew: 'One of very few; people tell tales about them.',
} as const;
