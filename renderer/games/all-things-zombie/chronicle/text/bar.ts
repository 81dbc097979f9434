/** What is said in bar.tsx. */
export const words = {
  show: 'Show',
  searchTheChronicle: 'Search the Chronicle',
  search: 'Search',
  spreadsheet: 'Spreadsheet',
} as const;
