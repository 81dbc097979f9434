/** What is said in new-campaign-screen.tsx. */
export const words = {
  newCampaign: 'New campaign',
  back: 'Back',
  nextTheStar: 'Next: the Star',
  nextTheGrunts: 'Next: the Grunts',
} as const;
