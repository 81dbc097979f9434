/** What is said in giving-up-question.tsx. */
export const words = {
  actsAreGivenUp: 'Acts are given up',
  theyStayWithTheCampaign: 'They stay with the campaign, under Everything done, Given up.',
  giveThemUp: 'Give them up',
  notNow: 'Not now',
} as const;
