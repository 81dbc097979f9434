/** What is said in campaign-menu-list.tsx. */
export const words = {
  rename: 'Rename…',
  allCampaigns: 'All campaigns',
  newCampaign: 'New campaign',
} as const;
