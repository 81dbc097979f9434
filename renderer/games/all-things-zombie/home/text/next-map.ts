/** What is said in next-map.tsx. */
export const words = {
  by: 'by',
} as const;
