/** What is said in at-start.tsx. */
export const words = {
  itIsStillSo: 'Nothing has changed.',
  restoreTheNewestBackup: 'Restore the newest backup',
  tryAgain: 'Try again',
  beginInTheUsualFolder: 'Begin in the usual folder',
  beginWithAnEmptyShelf: 'Begin with an empty shelf',
  backups: 'Backups',
  restoringPutsTheWholeFile: 'Restoring puts the whole file back as it stood',
  theUsualFolderIsWhat: (usual: string) =>
    `The usual folder is ${usual}. What is in the other one stays there.`,
} as const;
