/** What is said in rescue.tsx. */
export const words = {
  theDamagedOneIsKeptAs: (aside: string) => `What stood there is kept as ${aside}.`,
  whatTheFileCanBe: 'What can be recovered from the file',
  whatTheCopyCanBe: 'What can be recovered from the copy',
  theDamagedOneIsKept: 'The damaged one is kept beside it',
  nothingOfItCanBe: 'Nothing of it can be read, and no backup has anything.',
  itHeldNoCampaign: 'It held no campaign, and would hold none.',
  campaignOrGame: 'Campaign or game',
  acts: 'Acts',
  howItCanBeHad: 'What is left of it',
  deleted: 'deleted',
  makingItWhole: 'Repairing it…',
  makeTheFileWhole: 'Repair the file',
  goOnWithThis: 'Go on with this',
  lookingAtWhatCanStill: 'Looking at what can still be read',
  whatStandsInItsPlace: 'What stands in its place now is kept as a copy',
} as const;
