/** What is said in star-mark.tsx. */
export const words = {
  star: 'Star',
} as const;
