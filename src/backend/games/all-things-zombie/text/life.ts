/** What is said in life.ts. */
export const words = {
  somebodyElse: 'somebody else',
} as const;
