/** What is said in form-options.tsx. */
export const words = {
  reportsOfSoManyEncounters: 'Reports of so many Encounters',
  lastReports: 'Last reports: ',
} as const;
