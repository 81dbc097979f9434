/** What is said in shelf-screen.tsx. */
export const words = {
  playingTheSamplesYears: 'Playing the sample’s years…',
  campaigns: 'Campaigns',
  yourCampaignsWillStandHere:
    'Your campaigns will appear here, each with its date, its party and the last thing done.',
  lookAtASampleCampaign: 'Look at a sample campaign',
  onTheShelf: 'On the shelf',
  addASampleCampaign: 'Add a sample campaign',
} as const;
