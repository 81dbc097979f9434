/** What is said in lock-buttons.tsx. */
export const words = {
  lockOf: (name: string) => `Lock ${name}`,
  staysAsItIs: 'Stays as it is',
  lock: 'Lock',
  rollAgain: (name: string) => `Roll ${name} again`,
  rollItAgain: 'Roll it again',
} as const;
