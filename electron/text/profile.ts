/** What is said in profile.ts. */
export const words = {
  holdoutDesktop: 'Holdout Desktop',
} as const;
