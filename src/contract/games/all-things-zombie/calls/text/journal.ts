/** What is said in journal.ts. */
export const words = {
  enter0OrMore: 'Enter 0 or more to skip.',
} as const;
