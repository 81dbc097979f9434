/** What is said in no-such-page.tsx. */
export const words = {
  notHere: 'Not here',
  thereIsNoPage: 'There is no page at this address.',
  allCampaigns: 'All campaigns',
} as const;
