/** What is said in writing.ts. */
export const words = {
  thisWasChangedElsewhereSince: 'This was changed elsewhere since you began to write.',
  undone: 'Undone',
  redone: 'Redone',
  whatYouWantedTo: 'What you wanted to write beside is gone; open the page again.',
  thereIsNoSuch: 'There is no such note; it may have been deleted.',
} as const;
