/** What is said in weapon-cell.tsx. */
export const words = {
  unarmed: 'Unarmed',
} as const;
