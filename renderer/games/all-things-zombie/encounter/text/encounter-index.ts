/** What is said in encounter-index.tsx. */
export const words = {
  encounter: 'Encounter',
} as const;
