/** What is said in print-screen.tsx. */
export const words = {
  print: 'Print',
  thisGameHasNothing: 'This game has nothing for paper.',
} as const;
