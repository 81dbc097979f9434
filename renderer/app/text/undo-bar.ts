/** What is said in undo-bar.tsx. */
export const words = {
  undoOf: (undo: string) => `Undo: ${undo}`,
  shiftZ: 'Shift Z',
  everythingDone: 'Everything done',
  undoByKey: (undo: string, modified: string) => `Undo: ${undo} (${modified})`,
  redoByKey: (redo: string, modified: string) => `Redo: ${redo} (${modified})`,
  redoOf: (redo: string) => `Redo: ${redo}`,
} as const;
