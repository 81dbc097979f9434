/** What is said in search-items.ts. */
export const words = {
  allHaveLooked: 'All who can have looked for that already; look for something else.',
  nobodyWhoCouldSearch: 'Nobody who could search is there.',
} as const;
