/** What is said in files.ts. */
export const words = {
  itIsntThereAnyMore: 'it isn’t there any more',
  thisUserMayNotUse: 'this user may not use it',
  nothingMayBeWrittenThere: 'nothing may be written there',
  theDiskIsFull: 'the disk is full',
  anotherProgramHasItOpen: 'another program has it open',
  itCantBeUsed: 'it can’t be used',
  cantBeOpened: (name: string) => `${name} can’t be opened: it is no file.`,
  liesOnAnotherComputer: (name: string) =>
    `${name} lies on another computer. Copy it to this one, and open the copy.`,
  isTooLargeToHold: (name: string) => `${name} is too large to hold a campaign.`,
  wasntBroughtInNothingCan: (name: string, dataDir: string, reason: string) =>
    `${name} wasn’t brought in: nothing can be written to ${dataDir} (${reason}).`,
  cantBeOpenedOf: (name: string, reason: string) => `${name} can’t be opened: ${reason}.`,
  holdout: 'Holdout',
  wasNotSaved: (filePath: string, reason: string) => `${filePath} was not saved: ${reason}.`,
  thatFileIsntThere: 'That file isn’t there any more; save it again.',
} as const;
