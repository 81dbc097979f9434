/** What is said in main.ts. */
export const words = {
  holdout: 'Holdout',
  holdoutCouldNotStart: 'Holdout could not start',
} as const;
