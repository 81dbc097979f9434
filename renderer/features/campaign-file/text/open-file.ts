/** What is said in open-file.tsx. */
export const words = {
  openFile: 'Open file…',
  aCampaignsFile: 'A campaign’s file',
  holdout: '.holdout',
  fileCanBeDroppedAnywhere: 'file can be dropped anywhere on this page.',
  files: 'Files',
} as const;
