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
  toCopyByHand:
    'All your campaigns are in holdout.sqlite. To copy it by hand, close Holdout first; while it is open, make a backup instead, in',
  inASyncedFolder:
    'It may lie in a folder that a sync program keeps: have Holdout open on one machine at a time. If another version arrives all the same, yours is kept whole beside it, and you are told.',
  backups: 'Backups',
  thereAreNoBackupsYet: 'There are no backups yet.',
  oneBackup: 'One backup',
} as const;
