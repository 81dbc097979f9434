/** What is said in shelf-undo.tsx. */
export const words = {
  undo: 'Undo',
} as const;
