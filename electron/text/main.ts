/** What is said in main.ts. */
export const words = {
  holdout: 'Holdout',
  holdoutCouldNotStart: 'Holdout could not start',
  holdoutDoesNotAnswer: 'Holdout does not answer',
  itSeemsToBeOpen: (profile: string) =>
    `These campaigns seem to be open in another Holdout, which does not answer. Close its window, or end it in the system’s task manager, and start Holdout again. If you find none, restart the computer. If this comes back after that, delete the folder ${profile}; it holds only the place of the window and the like. What was saved is safe.`,
} as const;
