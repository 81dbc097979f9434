/** What is said in chronicle-pages.tsx. */
export const words = {
  chronicle: (first: string) => `Chronicle, ${first}`,
  chronicleTo: (first: string, last: string) => `Chronicle, ${first} to ${last}`,
  linesWithoutAReportWhat: 'Lines without a report: what was done between Encounters.',
  note: 'Note.',
} as const;
