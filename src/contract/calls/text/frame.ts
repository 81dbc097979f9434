/** What is said in frame.ts. */
export const words = {
  whatWasDone: 'What was done on the shelf goes by a number.',
} as const;
