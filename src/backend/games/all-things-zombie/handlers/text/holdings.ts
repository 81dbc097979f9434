/** What is said in holdings.ts. */
export const words = {
  somebodyElse: 'somebody else',
} as const;
