/** What is said in house-rules-screen.tsx. */
export const words = {
  houseRules: 'House rules',
  differencesFromTheBook: 'Differences from the book',
  aHouseRuleHolds:
    'A house rule holds from when it is turned on; what was played before stays as it was. Turning one on or off can be undone like anything else.',
  someFiguresOfOursTake:
    'Some figures of ours take the place of lost ones. Where your printed book says otherwise, correct the figure beside its table under Rules: play, odds and prints go by it from then on.',
  agreedForTheCampaign: 'Agreed for the campaign',
  playedByTheBook: 'played by the book',
  houseRule: 'house rule',
  someHouseRules: 'house rules',
} as const;
