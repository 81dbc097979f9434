/** What is said in survivor-card.tsx. */
export const words = {
  out: 'out',
  more: 'more',
} as const;
