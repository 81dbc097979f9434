/** What is said in destinations.ts. */
export const words = {
  campaigns: 'Campaigns',
  allCampaigns: 'All campaigns',
  rules: 'Rules',
  referenceOddsCalculatorTables: 'reference odds calculator tables',
  settings: 'Settings',
  about: 'About',
  aboutHoldout: 'About Holdout',
  versionLicence: 'version licence',
  game: 'Game',
  chronicle: 'Chronicle',
  print: 'Print',
  pdfPaper: 'pdf paper',
  figures: 'Figures',
  statistics: 'Statistics',
} as const;
