/** What is said in trouble.ts. */
export const words = {
  theDiskIsFull: (folder: string) => `the disk of ${folder} is full`,
  ownDiskIsFull: 'the disk is full',
  cantBeWritten: (folder: string) => `${folder} can’t be written`,
  cantBeReached: (folder: string, code: string) => `${folder} can’t be reached (${code})`,
  cantBeUsed: (folder: string, why: string) => `${folder} can’t be used: ${why}`,
  cantBeUnpacked: (reason: string) =>
    `The backup can’t be unpacked: ${reason}. Nothing was changed; make room or allow writing there, then try again.`,
  cantBeRead: (name: string, why: string) => `The backup ${name} can’t be read (${why}); choose another.`,
  theyStay: (reason: string) => `The backups stay where they are: ${reason}.`,
  cameOutWrong: (why: string) =>
    `The last backup came out wrong (${why}) and was thrown away; play goes on without it.`,
  folderIsAway: (folder: string) =>
    `No backup could be made: ${folder} isn’t there. Connect the disk that it is on, or choose another folder in Settings, Backups.`,
  noBackup: (reason: string) => `No backup could be made: ${reason}.`,
  noBackupIn: (folder: string, why: string) => `No backup could be made in ${folder}: ${why}.`,
} as const;
