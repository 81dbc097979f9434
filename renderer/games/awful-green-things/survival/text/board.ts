/** What is said in board.tsx. */
export const words = {
  whoGotAway: 'Who got away',
  nobodyIsDrawnYet: 'Nobody is drawn yet.',
} as const;
