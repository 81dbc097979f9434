/** What is said in find-row.tsx. */
export const words = {
  orLess: (target: string | number) => `${target} or less`,
  whoLooksForIt: (what: string) => `Who looks for it: ${what}`,
  search: 'Search',
  searchFor: (what: string | number) => `Search: ${what}`,
} as const;
