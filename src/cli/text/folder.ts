/** What is said in folder.ts. */
export const words = {
  thisFolderIsntThere: (folder: string) => `${folder}\nThis folder isn’t there.`,
  file: 'File',
  size: 'Size',
  yourCampaignsAreNow: (folder: string, kept: string) =>
    `Your campaigns are now in ${folder}.\nThe file they were in stays as ${kept}.`,
  yourCampaignsAreNowKept: (folder: string) => `Your campaigns are now kept in ${folder}.`,
} as const;
