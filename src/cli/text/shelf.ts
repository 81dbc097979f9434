/** What is said in shelf.ts. */
export const words = {
  isKept: (name: string) => `${name} is kept.`,
  isNoWhatIf: (name: string) => `${name} is no what-if copy; there is nothing to keep.`,
  isDeletedAlready: (name: string) => `${name} is deleted already; nothing has changed.`,
  isOnTheShelfAlready: (name: string) => `${name} is on the shelf already; there is nothing to bring back.`,
  isDeleted: (name: string, which: string) => `${name} is deleted${which}.`,
  forGood: ' for good',
  isBackOnTheShelf: (name: string) => `${name} is back on the shelf.`,
  nothingIsDeleted: 'Nothing is deleted.',
  id: 'Id',
  name: 'Name',
  stood: 'Stood',
} as const;
