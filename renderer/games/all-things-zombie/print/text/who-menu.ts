/** What is said in who-menu.tsx. */
export const words = {
  whoOf: (count: string | number, of: string | number) => `Who: ${count} of ${of}`,
  onlyWhoGoes: 'Only who goes',
  allOfTheParty: 'All of the party',
  showEarlierOnes: 'Show earlier ones',
} as const;
