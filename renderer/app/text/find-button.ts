/** What is said in find-button.tsx. */
export const words = {
  findOrDo: 'Find or do',
} as const;
