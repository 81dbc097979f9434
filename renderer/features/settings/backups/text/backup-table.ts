/** What is said in backup-table.tsx. */
export const words = {
  when: 'When',
  why: 'Why',
  holds: 'Holds',
  inAll: 'In all',
  size: 'Size',
  whatToDo: 'What to do',
  older: 'older',
  openedCheckedAndCounted: 'Opened, checked and counted',
  goesNext: 'will be deleted next',
  lookIntoTheBackup: (when: string) => `Look inside the backup: ${when}`,
  look: 'Look',
  takeItBackTheRestore: (when: string) => `Undo the restore, by the backup of ${when}`,
  restoreFrom: (when: string) => `Restore from ${when}`,
  takeItBack: 'Undo the restore',
  restore: 'Restore',
} as const;
