/** What is said in backups.ts. */
export const words = {
  thereIsNoSuchCopy: 'There is no such copy; it may have been deleted since.',
  thereIsNothingYet: 'There is nothing to back up yet.',
  aWholePathIsNeeded: 'The folder is needed whole, from the root of its disk on.',
  noFolderHasSuchAName: 'No folder has such a name; choose another.',
  isAFile: (folder: string) => `${folder} is a file; choose a folder.`,
  isHoldoutsOwn: (folder: string) =>
    `${folder} is where Holdout keeps other files; choose a folder of the backups’ own.`,
  theUsualFolder: 'the usual folder',
} as const;
