/** What is said in use-set-up.ts. */
export const words = {
  rolledAgain: 'Rolled again',
} as const;
