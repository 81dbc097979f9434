/** What is said in report-tab.tsx. */
export const words = {
  reportAProblem: 'Report a problem',
  aReportIsOneFile:
    'A report is one file with the last lines of Holdout’s log, its version and, if you like, a campaign. You decide whom to send it to; Holdout sends nothing by itself.',
  campaignItIsAbout: 'Campaign it is about',
  none: 'None',
  replaceNamesInTheCampaign: 'Replace names of campaigns and people, in what you wrote too',
  withEverything: 'With everything',
  whatEverythingIs:
    'Also what you deleted or undid, earlier versions of what you wrote and pictured, lines given up, and half-filled forms.',
  saveTheReport: 'Save the report…',
  theReportIsSaved: (what: string | number) => `The report is saved${what}; nothing was sent.`,
} as const;
