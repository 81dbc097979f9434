/** What is said in shelf-undo.tsx. */
export const words = {
  undo: 'Undo',
  undoDeed: (title: string | number) => `Undo: ${title}`,
} as const;
