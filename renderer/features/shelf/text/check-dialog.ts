/** What is said in check-dialog.tsx. */
export const words = {
  check: (name: string) => `Check ${name}`,
  repairing: 'Repairing',
  checkingEveryActAndWord: 'Checking every act and word',
  close: 'Close',
  leaveItAsItIs: 'Leave it as it is',
  goOnFromHow: 'Repair it without that',
  soundNothingHasChangedSince: 'Sound: nothing has changed since it was saved (',
  andAllThatYouWrote: ', and all that you wrote).',
  somethingWasDamaged: 'Something was damaged on the disk. The rest can be read and stays.',
  andMore: (number: string) => `And ${number} more.`,
  aRepairBringsWhat:
    'A repair brings what is damaged over from the newest backup that has it whole, and keeps all that was done since.',
  repair: 'Repair',
} as const;
