/** What is said in view.ts. */
export const words = {
  you: 'you',
  copiedFrom: (origin: string) => `Copied from ${origin}`,
  theGameBegins: 'The game begins',
  theGameGoesOn: 'The game goes on',
  changeWhoPlays: 'Change who plays',
  renameTheGame: 'Rename the game',
  branchOff: 'Branch off',
  copied: 'Copied',
  correctAFigure: 'Correct a figure',
  correctSeveralFigures: 'Correct several figures',
  aFigure: 'A figure as in the book again',
  goOnFromHowThings: 'Go on from how things stood: the log was damaged',
  whatThisActDidCant: 'What this act did can’t be read',
} as const;
