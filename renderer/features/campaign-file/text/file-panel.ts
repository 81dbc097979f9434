/** What is said in file-panel.tsx. */
export const words = {
  checkingAll: 'Checking all that is in it…',
  cancel: 'Cancel',
  close: 'Close',
  opened: (name: string) => `Opened ${name}.`,
  replaced: (name: string) => `Replaced ${name}.`,
  open: 'Open',
  openAsACopy: 'Open as a copy',
  replace: 'Replace',
  whatToDoWithOf: (name: string) => `What to do with ${name}`,
  theOneOnTheShelfStays: (copyName: string) => `“${copyName}”. The one on the shelf stays as it is.`,
  replaceTheOne: 'Replace the one on the shelf',
  onTheShelf: 'On the shelf',
} as const;
