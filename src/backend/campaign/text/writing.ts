/** What is said in writing.ts. */
export const words = {
  thisWasChangedElsewhereSince: 'This was changed elsewhere since you began to write.',
  undone: 'Undone',
  redone: 'Redone',
} as const;
