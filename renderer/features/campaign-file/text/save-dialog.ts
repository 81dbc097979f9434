/** What is said in save-dialog.tsx. */
export const words = {
  saveAsAFile: (name: string) => `Save ${name} as a file`,
  whatIsInTheFile: 'What is in the file',
  toGive: 'To give to others: what is shown',
  withoutWhatYouDeleted:
    'Without what you deleted or undid, earlier versions of what you wrote and pictured, lines given up, and half-filled forms.',
  toKeep: 'To keep for yourself: everything',
  everythingAsOnTheShelf: 'All of it as on your shelf, so that nothing is lost if you have only the file.',
  cancel: 'Cancel',
  save: 'Save…',
  saved: (name: string, which: string) => `Saved ${name}${which}.`,
} as const;
