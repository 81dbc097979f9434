/** What is said in passage-page.tsx. */
export const words = {
  boat: 'Boat',
} as const;
