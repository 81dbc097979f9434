/** What is said in search-items.ts. */
export const words = {
  nobodyWhoCouldSearch: 'Nobody who could search is there.',
} as const;
