/** What is said in run-brings.tsx. */
export const words = {
  whatItBringsACampaign: 'What it brings a campaign',
} as const;
