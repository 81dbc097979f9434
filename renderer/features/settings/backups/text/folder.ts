/** What is said in folder.tsx. */
export const words = {
  backupsAreNowIn: (folder: string) => `Backups are now in ${folder}.`,
  folder: 'Folder',
  chooseAnother: 'Choose another…',
  useTheDefaultFolder: 'Use the default folder',
  moveAllBackups: 'Move all backups to this folder',
  folderForBackups: 'Folder for backups',
  thisFolder: 'This folder is on the same disk as your campaigns. A second disk is safer.',
} as const;
