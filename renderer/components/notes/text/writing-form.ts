/** What is said in writing-form.tsx. */
export const words = {
  whatYouWroteIsStillHere: (message: string) => `${message} What you wrote is still here.`,
  whatIsNew: 'Your changes aren’t saved.',
  throwItAway: 'Throw it away',
  goOnWriting: 'Go on writing',
  cancel: 'Cancel',
  keptFromLastTimeNot: 'Kept from last time, not saved yet.',
} as const;
