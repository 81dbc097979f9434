/** What is said in recovery.ts. */
export const words = {
  theWindowKeepsClosing: 'The window keeps closing its page',
  whatWasSavedIsSafe: 'What was saved is safe. Load the page again, or close Holdout and start it again.',
  loadThePageAgain: 'Load the page again',
  closeHoldout: 'Close Holdout',
  theWindowDoesNotAnswer: 'The window does not answer',
  whatWasSavedIsSafeWait: 'What was saved is safe. Wait for it, or load the page again.',
  wait: 'Wait',
} as const;
