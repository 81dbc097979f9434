/** What is said in drawn-slots.tsx. */
export const words = {
  cardDrawn: 'Card drawn',
} as const;
