/** What is said in folder-tab.tsx. */
export const words = {
  dataFolder: 'Data folder',
  holdoutWasStarted:
    'Holdout was started with this folder, by HOLDOUT_DATA or --data. Start it without to move your campaigns.',
  moveToAnotherFolder: 'Move to another folder…',
  moveAllCampaignsAndBackups: 'Move all campaigns and backups to this folder',
  aBackupIsMadeFirst: 'A backup is made first, and the file they are in now is kept under another name.',
  folderForCampaigns: 'Folder for campaigns',
  movedTheFileYourCampaignsWere: (kept: string) =>
    `Moved. The file your campaigns were in stays as ${kept}; delete it when you no longer want it.`,
  whatIsInIt: 'What is in it',
  file: 'File',
  size: 'Size',
  whileHoldoutIsOpenWhat: 'While Holdout is open, what was done last is in',
  walBeside: '-wal beside',
  toCopyYourCampaigns: ': to copy your campaigns by hand, take both. It is safer to make a backup, in',
  backups: 'Backups',
  thereAreNoBackupsYet: 'There are no backups yet.',
  oneBackup: 'One backup',
} as const;
