/** What is said in pane-tabs.tsx. */
export const words = {
  whatIsShown: 'What is shown',
} as const;
