/** What is said in run-brings.tsx. */
export const words = {
  whatItBringsACampaign: 'What it brings a campaign',
  houseRuleOursOff: 'house rule, ours; off until the campaign turns it on',
} as const;
