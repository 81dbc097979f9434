/** What is said in in-words.tsx. */
export const words = {
  nothingHasHappened: 'Nothing has happened in this step yet.',
  place: 'place',
  goToC4: 'go to C4',
  whatsNextToIt: 'what’s next to it',
  lastLineAgain: 'last line again',
  board: 'board',
} as const;
