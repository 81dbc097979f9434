/** What is said in try-something.tsx. */
export const words = {
  trySomething: 'Try something',
  onAWhatIfCopy: 'on a what-if copy, instead of undoing',
  nameOfTheWhatIf: 'Name of the what-if copy',
  makeTheCopy: 'Make the copy',
} as const;
