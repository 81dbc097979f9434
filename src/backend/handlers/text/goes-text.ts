/** What is said in goes-text.ts. */
export const words = {
  aGivenUpLine: 'a given-up line',
  actThatWasTakenBack: 'act that was taken back',
  actsThatWereTakenBack: 'acts that were taken back',
  versionOfYourNotes: 'version of your notes and reports',
  versionsOfYourNotes: 'versions of your notes and reports',
  goesWithAllThere: (which: string) => `goes with all there is of it${which}`,
  hasTakenBack: (acts: string) => `has ${acts} taken back`,
  isDeletedAndCanBe: 'is deleted, and can be brought back',
  isNoLongerDeleted: 'is no longer deleted',
  theShelf: 'The shelf',
  settings: 'Settings',
  becomeWhatTheyWereThen: 'become what they were then',
} as const;
