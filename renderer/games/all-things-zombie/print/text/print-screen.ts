/** What is said in print-screen.tsx. */
export const words = {
  print: 'Print',
  toTheEncounter: 'To the Encounter',
} as const;
