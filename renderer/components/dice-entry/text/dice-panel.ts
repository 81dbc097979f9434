/** What is said in dice-panel.tsx. */
export const words = {
  backOneAnswer: 'Back one answer',
  cancel: 'Cancel',
} as const;
