/** What is said in odds-fields.tsx. */
export const words = {
  oneMore: 'One more',
  oneLess: 'One less',
} as const;
