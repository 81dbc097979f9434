/** What is said in messages.ts. */
export const words = {
  holdoutIsClosing: 'Holdout is closing.',
  yourCampaignsAreIn: 'Your campaigns are in another folder now; start Holdout again.',
} as const;
