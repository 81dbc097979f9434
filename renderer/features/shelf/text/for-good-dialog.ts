/** What is said in for-good-dialog.tsx. */
export const words = {
  deleteTheForGood: (kind: string) => `Delete the ${kind} for good`,
  allOf: 'All of',
  goesFromTheFileEvery:
    'goes from the file: every act, every line that was given up, and all that you wrote. This can’t be undone.',
  lastDoneOf: (title: string, last: string) => `${title}; last done: ${last}.`,
  aBackupOfTheWhole: 'A backup of the whole file is made first. Runs that hang on it and copies of it stay.',
  cancel: 'Cancel',
  isDeletedForGood: (name: string) => `${name} is deleted for good`,
  deleteForGood: 'Delete for good',
} as const;
