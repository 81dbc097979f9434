/** What is said in look.tsx. */
export const words = {
  inTheBackupOf: (whenIn: string) => `In the backup of ${whenIn}`,
  openingTheBackup: 'Opening the backup…',
  close: 'Close',
} as const;
