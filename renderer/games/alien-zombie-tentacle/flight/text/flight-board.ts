/** What is said in flight-board.tsx. */
export const words = {
  theNight: 'The night',
  theFlight: 'The flight',
} as const;
