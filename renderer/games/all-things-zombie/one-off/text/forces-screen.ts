/** What is said in forces-screen.tsx. */
export const words = {
  theAttribute: 'The attribute',
  next: 'Next',
  eachSideWantsAFigure: 'Each side wants a figure before the table is set up.',
  playOn: 'Play on',
  setUpTheTable: 'Set up the table',
} as const;
