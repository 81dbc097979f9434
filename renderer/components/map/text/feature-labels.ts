/** What is said in feature-labels.ts. */
export const words = {
  ford: 'Ford',
  bridge: 'Bridge',
} as const;
