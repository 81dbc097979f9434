/** What is said in check.ts. */
export const words = {
  theBackupOf: (days: string | undefined) => `the backup of ${days}`,
  theBackupsOf: (days: string) => `the backups of ${days}`,
  noBackupHasWhat:
    'No backup has what is damaged here, and how things stand now can’t be read either: nothing was changed.',
  aCopyOfAnEarlier: 'A copy of an earlier backup can be opened in Settings.',
  whatWasHalfFilled: (listed: string) => `what was half filled in for ${listed}`,
  oneActCame: 'one act came',
  actsCame: (count: string | number) => `${count} acts came`,
  whatYouWroteCameFrom: (days: string) => `what you wrote came from ${days}`,
  repaired: 'Repaired.',
  noBackupHasPlayGoes: (numbered: string) =>
    `No backup has ${numbered}: play goes on from how things stood, and the Chronicle says so. What came from there on is kept as a line that was given up.`,
  noBackupHasOfYour: (numbered: string, which: string) =>
    `No backup has ${numbered} of your notes and reports whole: ${which} can be read.`,
  itStaysAsIt: 'it stays as it',
  theyStayAsThey: 'they stay as they',
  noBackupHasOfYourNotes: (numbered: string, which: string) =>
    `No backup has ${numbered} of your notes and reports, ${which} gone.`,
  whichIs: 'which is',
  whichAre: 'which are',
  noBackupHasWhole: (form: string) => `No backup has ${form} whole: it stays as it can be read.`,
  noBackupHasWhich: (form: string) => `No backup has ${form}, which is gone.`,
  howItLay: 'How it lay on the shelf was damaged, and stays as it can be read.',
  wasDamagedOnTheDisk: (name: string, found: string) =>
    `${name} was damaged on the disk. ${found} “Check…” in its menu on the shelf repairs it.`,
  theDamagedOneIsKept: (aside: string) => ` The damaged one is kept as ${aside}.`,
  theFileItselfWasDamaged: (said: string, name: string, told: string, which: string, kept: string) =>
    `The file itself was damaged. ${said} ${name} is ${told}.${which}${kept}`,
  noBackupHasWhatIsDamaged:
    'No backup has what is damaged here. What can be read stays as it is; play can go on from how things stand now, under a new log, which its Chronicle says then.',
  repairedEverythingIsAs: 'Repaired: everything is as it was stored.',
  repairedParts: (join: string | number) => `Repaired: ${join}.`,
} as const;
