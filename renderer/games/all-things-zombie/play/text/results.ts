/** What is said in results.tsx. */
export const words = {
  whatCameOfIt: 'What came of it',
  close: 'Close',
} as const;
