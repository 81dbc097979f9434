/** What is said in correct-report.tsx. */
export const words = {
  correctTheReportOn: (name: string) => `Correct the report on ${name}`,
  theReportOn: (name: string) => `The report on ${name}`,
  why: 'Why',
  save: 'Save',
  keptInHistory: 'kept in history',
} as const;
