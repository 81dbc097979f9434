/** What is said in folder.ts. */
export const words = {
  noFolderCanBeMade: 'no folder can be made there',
  aPartOfItsPath: 'a part of its path is a file',
  itMayNotBeWritten: 'it may not be written',
  itsDiskIsReadOnly: 'its disk is read-only',
  itsDiskIsFull: 'its disk is full',
  itsNameIsTooLong: 'its name is too long',
  theCopyCameOutWrong: 'the copy came out wrong',
  yourCampaignsStayWhere: (folder: string | number, why: string | number) =>
    `Your campaigns stay where they are; ${folder} can’t be used: ${why}.`,
} as const;
