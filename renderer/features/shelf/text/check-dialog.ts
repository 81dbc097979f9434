/** What is said in check-dialog.tsx. */
export const words = {
  check: (name: string) => `Check ${name}`,
  checkingEveryActAndWord: 'Checking every act and word',
  close: 'Close',
  soundNothingHasChangedSince: (events: number) =>
    `Sound: nothing has changed since it was saved (${events.toLocaleString('en')} ${events === 1 ? 'event' : 'events'}, and all that you wrote).`,
  somethingWasDamaged: 'Something was damaged on the disk. The rest can be read and stays.',
  andMore: (number: number) => `And ${number} more.`,
} as const;
