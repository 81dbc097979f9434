/** What is said in kill-count.tsx. */
export const words = {
  oneLess: (label: string) => `${label}: one less`,
  oneMore: (label: string) => `${label}: one more`,
} as const;
