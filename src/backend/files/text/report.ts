/** What is said in report.ts. */
export const words = {
  dataFolder: '(data folder)',
  backups: '(backups)',
  thereIsNoSuch: 'There is no such campaign or game; it may have been deleted.',
} as const;
