/** What is said in sheet-desk.tsx. */
export const words = {
  thereIsNothingToPrint: 'There is nothing to print of it at this moment.',
  whichMoment: 'Which moment',
  withYourOwnCorrections: 'With your own corrections.',
} as const;
