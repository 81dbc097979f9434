/** What is said in restore.ts. */
export const words = {
  folderIsAway: (folder: string) =>
    `Nothing was restored: ${folder} isn’t there. Connect the disk that it is on, then try again.`,
  noSuchBackup: 'There is no such backup; it may have been cleared away since.',
  noSuchCampaign: 'There is no such campaign in this backup.',
  anotherProgramWrites: (file: string) =>
    `Another program goes on writing into ${file}, so nothing was restored; close it, then try again.`,
} as const;
