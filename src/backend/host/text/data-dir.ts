/** What is said in data-dir.ts. */
export const words = {
  holdout: 'Holdout',
  noFolderCanBeMade: 'no folder can be made there',
  thereIsAFile: 'there is a file of that name',
  aPartOfItsPath: 'a part of its path is a file',
  thisUserMayNotMake: 'this user may not make it',
  theDiskIsReadOnly: 'the disk is read-only',
  theDiskIsFull: 'the disk is full',
  itsNameIsTooLong: 'its name is too long',
} as const;
