/** What is said in sidebar.tsx. */
export const words = {
  holdout: 'Holdout',
  game: 'Game',
  campaign: 'Campaign',
} as const;
