/** What is said in copies.tsx. */
export const words = {
  copiesOfTheFile: 'Copies of the file',
  eachAsItStoodWhen: 'Each as it stood when it was damaged, repaired or replaced',
  copy: 'Copy',
  made: 'Made',
  size: 'Size',
  whatCanBeDone: 'What can be done',
  close: 'Close',
  lookInside: 'Look inside',
  restore: 'Restore',
  delete: 'Delete',
  deleteOf: (copy: string) => `Delete ${copy}`,
  itIsGoneForGood: 'The copy goes for good. Backups stay.',
  deleteForGood: 'Delete for good',
  cancel: 'Cancel',
} as const;
