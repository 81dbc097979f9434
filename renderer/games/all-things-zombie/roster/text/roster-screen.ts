/** What is said in roster-screen.tsx. */
export const words = {
  livingFigures: 'Living figures',
  figuresNoLonger: 'Figures no longer with the party',
  everyoneWhoEverJoined: 'Everyone who ever joined',
  roster: 'Roster',
  whichFigures: 'Which figures',
  print: 'Print',
  addAFigure: 'Add a figure',
  finishRecruiting: 'Finish recruiting',
  nobodyIsLeftAdd: 'Nobody is left. Add a figure, or bring one back from its sheet.',
  nobodyHasGoneYet: 'Nobody has gone yet. The dead, the turned and those who left are listed here.',
  nobodyHasJoinedYet: 'Nobody has joined yet.',
  notCounted: (countedInWords: string | number) => `; ${countedInWords} not counted`,
} as const;
