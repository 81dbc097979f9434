/** What is said in new-campaign-screen.tsx. */
export const words = {
  newCampaign: 'New campaign',
  back: 'Back',
} as const;
