/** What is said in tabs.ts. */
export const words = {
  everywhere: 'Everywhere',
  backups: 'Backups',
  dataFolder: 'Data folder',
  reportAProblem: 'Report a problem',
} as const;
