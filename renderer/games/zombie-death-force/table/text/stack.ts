/** What is said in stack.tsx. */
export const words = {
  empty: 'empty',
  countsOf: (value: string | number) => `counts ${value}`,
  noActions: 'no Actions',
  announceIt: 'Announce it',
  actions: 'Actions',
  stillOpen: 'still open',
  below: (map: string | number) => `Below: ${map}`,
} as const;
