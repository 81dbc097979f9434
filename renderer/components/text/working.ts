/** What is said in working.tsx. */
export const words = {
  cancel: 'Cancel',
} as const;
