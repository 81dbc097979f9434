/** What is said in odds-bar.tsx. */
export const words = {
  came: '(came)',
} as const;
