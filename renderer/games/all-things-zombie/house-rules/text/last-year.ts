/** What is said in last-year.tsx. */
export const words = {
  theLastYear: 'The last year',
  lastYear: 'Last year',
  theCampaignGoesOnWithout:
    'The campaign goes on without end. With a last year agreed, it is over when that year has been played.',
  theCampaignIsOverWhen: (year: string | number) =>
    `The campaign is over when the year O+${year} has been played. A later year can be agreed at any time.`,
  soSinceOf: (since: string) => `Since ${since}.`,
  noEnd: 'no end',
  agree: 'Agree',
  withoutEnd: 'No end',
} as const;
