/** What is said in turn-entries.tsx. */
export const words = {
  undo: (undo: string | number) => `Undo: ${undo}`,
  redo: (redo: string | number) => `Redo: ${redo}`,
} as const;
