/** What is said in rescue.ts. */
export const words = {
  id: 'Id',
  name: 'Name',
  log: 'Log',
  how: 'How',
  theDamagedFileIsKept: (aside: string) => `What stood there is kept as ${aside}.`,
  nothingOfItCanBe: (told: string) =>
    `${told}Nothing of it can be read, and no backup has anything: it can’t be repaired.`,
  madeWholeItWouldHold: 'Repaired, it would hold no campaign, as before.',
  madeWholeItWouldHoldThese: 'Repaired, it would hold:',
  holdoutRescueMakeDoesSo: (which: string) => `holdout rescue${which} --make does so.`,
  theFileIsWhole: 'The file is whole.',
  theFileIsWholeCopies: 'The file is whole. Copies of what was damaged are kept:',
  holdoutRescueCopyNAMELooks: 'holdout rescue --copy NAME looks inside one.',
} as const;
