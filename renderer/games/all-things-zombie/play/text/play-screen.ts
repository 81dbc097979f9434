/** What is said in play-screen.tsx. */
export const words = {
  backToTheTable: 'Back to the table',
} as const;
