/** What is said in failure-page.tsx. */
export const words = {
  tryAgain: 'Try again',
  allCampaigns: 'All campaigns',
  found: 'Found',
  file: 'File',
  copyOfIt: 'Copy of it',
  couldNotBeMade: 'could not be made',
  newestBackup: 'Newest backup',
} as const;
