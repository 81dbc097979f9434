/** What is said in shelf-undo.tsx. */
export const words = {
  undo: 'Undo',
  isBackOnTheShelf: (name: string) => `${name} is back on the shelf`,
} as const;
