/** What is said in holdout.ts. */
export const words = {
  campaignsOfSoloWargames: 'Campaigns of solo wargames from the command line.',
  printOneJSONDocument: 'print one JSON document',
  keepCampaignsInThisFolder: 'keep campaigns in this folder (also: HOLDOUT_DATA)',
  aCommandIsMissing: 'a command is missing; --help lists them',
} as const;
