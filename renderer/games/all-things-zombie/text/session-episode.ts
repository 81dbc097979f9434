/** What is said in session-episode.tsx. */
export const words = {
  episode: 'Episode',
  ofACampaignInWhose: 'of a campaign, in whose Chronicle it stands',
  anEpisodeOf: 'An episode of',
  whereItsResultStands: ', where its result stands',
  campaign: 'Campaign',
  chooseACampaign: 'Choose a campaign',
  takeUpAsAnEpisode: 'Take up as an episode',
  itBringsNothingHome: 'It brings nothing home.',
  itBringsByAHouse: (brings: string) => `It brings ${brings}, by a house rule of ours. `,
  itWouldBringBut: (brings: string) => `It would bring ${brings}, but that is off: `,
  houseRules: 'House rules',
  aHouseRuleOfOurs: 'a house rule of ours',
} as const;
