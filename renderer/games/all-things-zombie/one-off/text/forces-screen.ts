/** What is said in forces-screen.tsx. */
export const words = {
  theAttribute: 'The attribute',
  next: 'Next',
  eachSideWantsAFigure: 'Each side needs a figure before the table is set up.',
  playOn: 'Play on',
  setUpTheTable: 'Set up the table',
} as const;
