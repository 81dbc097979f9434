/** What is said in command.ts. */
/** What is due may hold a semicolon of its own, so that each says where it begins. */
const numbered = (all: readonly string[]): string => all.map((one, at) => `(${at + 1}) ${one}`).join('; ');

export const words = {
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  inEverythingDoneCopy: (undo: string) => `${undo} In “Everything done”, Copy from here goes further back.`,
  thisGivesUpThatTaken: (counted: string, which: string, which2: string) =>
    `This gives up ${counted} that ${which} taken back${which2}.`,
  thereIsNoSuch: 'There is no such campaign; it may have been deleted.',
  thatIsAGame: 'That is a game, not a campaign.',
  cantBeTakenBack: (act: string) => `${act} can’t be taken back on the table; say --give-up to do it.`,
  isStillDue: (all: readonly string[]) =>
    `Still due in this turn: ${numbered(all)}. Do it first, or say --give-up to begin the next turn anyway.`,
  isDueBeforeAnyTurn: (bars: readonly string[], others: readonly string[]) =>
    `Still due in this turn: ${numbered([...bars, ...others])}. No turn begins before this is done: ${numbered(bars)}.`,
  thisCampaignIsDeleted: 'This campaign is deleted; bring it back from the shelf first.',
  thisWasChangedElsewhere: 'This was changed elsewhere; look at it as it stands now and try again.',
} as const;
