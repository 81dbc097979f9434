/** What is said in campaign-button.tsx. */
export const words = {
  otherCampaignsAndGames: (name: string) => `${name}: other campaigns and games`,
} as const;
