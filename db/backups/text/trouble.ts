/** What is said in trouble.ts. */
export const words = {
  noRoomToUnpack: (into: string | number) =>
    `The disk of ${into} is full, and the backup needs room there to be unpacked: nothing was changed. Make room, then try again.`,
  cantBeUnpackedTo: (into: string | number) =>
    `The backup can’t be unpacked, as nothing can be written to ${into}: nothing was changed. Allow writing there, then try again.`,
  backupCantBeRead: (name: string | number, why: string | number) =>
    `The backup ${name} can’t be read (${why}); choose another.`,
  diskIsFull: (folder: string | number) => `The disk of ${folder} is full.`,
  cantBeWritten: (folder: string | number) => `${folder} can’t be written.`,
  cantBeReached: (folder: string | number, code: string | number) => `${folder} can’t be reached (${code}).`,
  cantBeUsed: (folder: string | number, why: string | number) => `${folder} can’t be used: ${why}.`,
  theLastBackupCame: (message: string | number) =>
    `The last backup came out wrong (${message}) and was thrown away; play goes on without it.`,
  noBackupFolderIsAway: (folder: string | number) =>
    `No backup could be made: ${folder} isn’t there. Connect the disk that it is on, or choose another folder in Settings, Backups.`,
  noBackupDiskIsFull: 'No backup could be made: the disk is full.',
  noBackupDiskOfIsFull: (folder: string | number) =>
    `No backup could be made: the disk of ${folder} is full.`,
  noBackupCantBeWritten: (folder: string | number) => `No backup could be made: ${folder} can’t be written.`,
  noBackupCantBeReached: (folder: string | number, code: string | number) =>
    `No backup could be made: ${folder} can’t be reached (${code}).`,
  noBackupIn: (folder: string | number, replace: string | number) =>
    `No backup could be made in ${folder}: ${replace}.`,
} as const;
