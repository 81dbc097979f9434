/** What is said in form-list.tsx. */
export const words = {
  forms: 'Forms',
  forASpreadsheet: 'For a spreadsheet',
} as const;
