/** What is said in log.ts. */
export const words = {
  takenBack: 'taken back',
  givenUp: 'given up',
} as const;
