/** What is said in held-card.tsx. */
export const words = {
  gear: 'Gear',
  event: 'Event',
} as const;
