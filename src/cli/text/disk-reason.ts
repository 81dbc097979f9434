/** What is said in disk-reason.ts. */
export const words = {
  thereIsNoSuchFile: 'there is no such file or folder',
  aPartOfItsPath: 'a part of its path is a file',
  itIsAFolder: 'it is a folder',
  itIsAPipe: 'it is a pipe or a device, not a file',
  itIsAFile: 'it is a file of Holdout’s own',
  onlyFilesOfHoldoutsOwn: 'only files of Holdout’s own are called that',
  thisUserMayNotUse: 'this user may not use it',
  theDiskIsReadOnly: 'the disk is read-only',
  theDiskIsFull: 'the disk is full',
  thereIsAFile: 'there is a file of that name; --force takes its place',
} as const;
