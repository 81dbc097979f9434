/** What is said in looked-at-bar.tsx. */
export const words = {
  youAreLooking: 'You are looking at the backup of',
  nothingCanBeChangedHere: '. Nothing can be changed here.',
  restoreIt: 'Restore it…',
  backToTheBackups: 'Back to the backups',
} as const;
