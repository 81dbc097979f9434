/** What is said in rules-screen.tsx. */
export const words = {
  rules: 'Rules',
} as const;
