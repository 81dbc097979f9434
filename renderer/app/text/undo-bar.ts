/** What is said in undo-bar.tsx. */
export const words = {
  undoOf: (undo: string) => `Undo: ${undo}`,
  shiftZ: 'Shift Z',
  everythingDone: 'Everything done',
} as const;
