/** What is said in rescue.ts. */
export const words = {
  head: ['Id', 'Name', 'Log', 'How'],
  noCampaign: 'No campaign, as before.',
  theDamagedFileIsKept: (aside: string) => `What stood there is kept as ${aside}.`,
  nothingOfItCanBe: 'Nothing of it can be read, and no backup has anything: it can’t be repaired.',
  repairedItWouldHold: 'Repaired, it would hold:',
  holdoutRescueMakeDoesSo: (which: string) => `holdout rescue${which} --make does so.`,
  theFileIsWhole: 'The file is whole.',
  theFileIsWholeCopies: 'The file is whole. Copies of what was damaged are kept:',
  holdoutRescueCopyNAMELooks: 'holdout rescue --copy NAME looks inside one.',
} as const;
