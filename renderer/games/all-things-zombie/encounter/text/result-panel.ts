/** What is said in result-panel.tsx. */
export const words = {
  whatCameOfIt: 'What came of it',
  close: 'Close',
} as const;
