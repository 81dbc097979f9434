/** What is said in chronicle.ts. */
export const words = {
  somebodyElse: 'somebody else',
} as const;
