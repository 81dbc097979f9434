/** What is said in deck-editor.tsx. */
export const words = {
  theDeck: 'The deck',
  oursEnterWhatYourPrinted: '~ ours: enter what your printed cards have',
  card: 'Card',
  title: 'Title',
  value: 'Value',
  copies: 'Copies',
  marked34: 'Marked 3–4',
  asPrinted: (counted: string) => `${counted}, as printed.`,
  correctTheDeck: 'Correct the deck',
  throwAwayWhatIEntered: 'Throw away what I entered',
  corrected: 'Corrected',
  ours: '~ ours',
} as const;
