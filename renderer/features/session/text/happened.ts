/** What is said in happened.tsx. */
export const words = {
  whatHasHappened: 'What has happened',
  newestFirst: 'newest first',
  showEarlierOnes: 'Show earlier ones',
  backToHereOf: (title: string) => `Back to here: ${title}`,
  backToHere: 'Back to here',
  branchOffHere: (title: string) => `Branch off here: ${title}`,
  branchOff: 'Branch off',
} as const;
