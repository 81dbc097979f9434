/** What is said in calendar.tsx. */
export const words = {
  calendar: 'Calendar',
  oneEncounterEachPeriodTwelve: 'One Encounter each period: twelve a year in months, four in seasons.',
  itCantBeChangedOver: (why: string | null) => `It can’t be changed over now. ${why}`,
  changedOverNowTheCampaign: (changed: string) => `Changed over now, the campaign goes on with ${changed}.`,
  soSinceOf: (since: string) => `Since ${since}.`,
} as const;
