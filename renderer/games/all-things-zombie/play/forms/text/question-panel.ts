/** What is said in question-panel.tsx. */
export const words = {
  closeTheForm: 'Close the form',
} as const;
