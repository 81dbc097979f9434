/** What is said in report.tsx. */
export const words = {
  theReportIsWritten: 'The report is written from the log again.',
  saveTheReport: 'Save the report',
  reportSaved: 'Report saved.',
  inYourWords: 'In your words.',
  editTheReport: 'Edit the report',
  writeItAgain: 'Write it again from the log',
  print: 'Print',
  map: 'Map',
  asText: 'As text',
  report: (title: string | number) => `Report: ${title}`,
} as const;
