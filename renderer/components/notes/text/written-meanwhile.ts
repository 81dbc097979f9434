/** What is said in written-meanwhile.tsx. */
export const words = {
  itWasChangedElsewhereSince: 'It was changed elsewhere since you began. Saved is now:',
  saveMineInItsPlace: 'Save mine in its place',
  keepThatOne: 'Keep that one',
  nothingItWasEmptied: 'Nothing; it was emptied.',
} as const;
