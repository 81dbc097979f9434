/** What is said in sheet-list.tsx. */
export const words = {
  sheets: 'Sheets',
} as const;
