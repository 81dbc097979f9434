/** What is said in command.ts. */
export const words = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  inEverythingDoneCopy: (undo: string) => `${undo} In “Everything done”, Copy from here goes further back.`,
  thisGivesUpThatTaken: (counted: string, which: string, which2: string) =>
    `This gives up ${counted} that ${which} taken back${which2}.`,
} as const;
