/** What is said in figure.ts. */
export const words = {
  somebodyElse: 'somebody else',
} as const;
