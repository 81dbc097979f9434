/** What is said in shelf-undo.tsx. */
export const words = {
  undo: 'Undo',
  undo2: (title: string | number) => `Undo: ${title}`,
} as const;
