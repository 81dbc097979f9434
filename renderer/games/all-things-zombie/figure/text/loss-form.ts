/** What is said in loss-form.tsx. */
export const words = {
  takeAway: 'Take away',
} as const;
