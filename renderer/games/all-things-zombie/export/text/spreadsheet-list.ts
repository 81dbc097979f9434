/** What is said in spreadsheet-list.tsx. */
export const words = {
  roster: 'Roster',
  repLedger: 'Rep ledger',
  chronicle: 'Chronicle',
  stockpile: 'Stockpile',
  csv: 'CSV',
} as const;
