/** What is said in parts-list.tsx. */
export const words = {
  partsOfTheTable: 'Parts of the table',
} as const;
