/** What is said in work.ts. */
export const words = {
  workHasAShortName: 'Work has a short name of letters and digits.',
} as const;
