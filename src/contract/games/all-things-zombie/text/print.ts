/** What is said in print.ts. */
export const words = {
  enterHowManyReports: 'Enter how many reports as a whole number.',
  howManyReportsIs0: 'How many reports is 0 or more.',
  reportsOfEncountersArePrinted: (most: string | number) =>
    `Reports of ${most} Encounters are printed at most.`,
  aSpreadsheetIsOneOf: (sheets: string) => `A spreadsheet is one of ${sheets}.`,
} as const;
