/** What is said in loser-row.tsx. */
export const words = {
  whatIsLookedForOn: (name: string) => `What is looked for on ${name}`,
  orLess: (title: string, target: string | number, difference: string) =>
    `${title}: ${target}${difference} or less`,
  whoSearches: (name: string) => `Who searches ${name}`,
  searchOf: (name: string) => `Search ${name}`,
  search: 'Search',
} as const;
