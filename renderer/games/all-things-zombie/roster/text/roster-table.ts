/** What is said in roster-table.tsx. */
export const words = {
  sortBy: (full: string) => `Sort by ${full}`,
} as const;
