/** What is said in form-acts.tsx. */
export const words = {
  itIsntSavedYet: 'It isn’t saved yet.',
  throwItAway: 'Throw it away',
  goOn: 'Go on',
  cancel: 'Cancel',
  keptFromLastTimeNot: 'Kept from last time, not saved yet.',
} as const;
