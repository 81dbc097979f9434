/** What is said in card-table.tsx. */
export const words = {
  cardTable: 'Card table',
} as const;
