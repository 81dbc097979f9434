/** What is said in theme.ts. */
export const words = {
  close: 'Close',
} as const;
