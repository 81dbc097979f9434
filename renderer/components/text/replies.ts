/** What is said in replies.tsx. */
export const words = {
  yours: 'yours',
} as const;
