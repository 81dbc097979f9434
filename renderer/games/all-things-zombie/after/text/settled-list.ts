/** What is said in settled-list.tsx. */
export const words = {
  yours: 'yours',
} as const;
