/** What is said in rules-fold.tsx. */
export const words = {
  whatTheRulesSay: 'What the rules say',
  atOnce: 'At once',
} as const;
