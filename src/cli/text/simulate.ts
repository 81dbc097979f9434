/** What is said in simulate.ts. */
export const words = {
  noEnd: 'No end',
} as const;
