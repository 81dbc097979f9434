/** What is said in board.tsx. */
export const words = {
  show: 'Show',
  board: 'Board',
  inWords: 'In words',
} as const;
