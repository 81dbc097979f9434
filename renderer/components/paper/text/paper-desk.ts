/** What is said in paper-desk.tsx. */
export const words = {
  thePagesAreStillBeing: 'The pages are still being laid out.',
  paper: 'Paper',
  saveAsPDF: 'Save as PDF',
  aPDFComes: 'A PDF comes from the browser’s print dialog.',
  print: 'Print',
  pages: 'Pages',
} as const;
