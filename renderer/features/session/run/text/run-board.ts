/** What is said in run-board.tsx. */
export const words = {
  gameOrRun: 'Game or run',
} as const;
