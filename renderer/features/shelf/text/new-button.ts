/** What is said in new-button.tsx. */
export const words = {
  new: 'New',
} as const;
