/** What is said in shelf-undo.tsx. */
export const words = {
  undo: 'Undo',
  undoOf: (title: string) => `Undo: ${title}`,
  isBackOnTheShelf: (name: string) => `${name} is back on the shelf`,
} as const;
