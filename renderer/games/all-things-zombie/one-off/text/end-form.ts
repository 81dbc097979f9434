/** What is said in end-form.tsx. */
export const words = {
  nobody: 'Nobody',
  endTheBattle: 'End the battle',
  whoHasWon: 'Who has won?',
  theBookLeaves: 'The book leaves it to you. Filled in is the side that lost figures of fewer points.',
} as const;
