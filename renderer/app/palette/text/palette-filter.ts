/** What is said in palette-filter.ts. */
export const words = {
  here: 'Here and now',
  do: 'Do',
  rules: 'Rules',
} as const;
