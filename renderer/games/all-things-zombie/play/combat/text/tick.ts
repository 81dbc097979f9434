/** What is said in tick.tsx. */
export const words = {
  onRecord: 'on record',
} as const;
