/** What is said in totals-row.tsx. */
export const words = {
  combinedRepOf: (note: string) => `combined Rep${note}`,
} as const;
