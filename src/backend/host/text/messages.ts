/** What is said in messages.ts. */
export const words = {
  holdoutIsClosing: 'Holdout is closing.',
} as const;
