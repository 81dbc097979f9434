/** What is said in window.ts. */
export const words = {
  holdout: 'Holdout',
} as const;
