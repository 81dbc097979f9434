/** What is said in shapes.ts. */
export const words = {
  enterTheRevision: 'Enter the revision as a whole number.',
  aRevisionIs0: 'A revision is 0 or more.',
} as const;
