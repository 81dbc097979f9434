/** What is said in shelf.ts. */
export const words = {
  isKept: (name: string) => `${name} is kept.`,
  isDeleted: (name: string, which: string) => `${name} is deleted${which}.`,
  forGood: ' for good',
  isBackOnTheShelf: (name: string) => `${name} is back on the shelf.`,
  nothingIsDeleted: 'Nothing is deleted.',
  id: 'Id',
  name: 'Name',
  stood: 'Stood',
} as const;
