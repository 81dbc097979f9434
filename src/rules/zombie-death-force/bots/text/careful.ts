/** What is said in careful.ts. */
export const words = {
  looksAhead: 'Looks ahead',
} as const;
