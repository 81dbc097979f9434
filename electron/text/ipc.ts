/** What is said in ipc.ts. */
export const words = {
  holdoutAnswersOnlyItsOwn: 'Holdout answers only its own window.',
  theWindowAskedForSomething: 'The window asked for something there is not.',
} as const;
