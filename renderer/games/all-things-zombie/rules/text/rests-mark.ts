/** What is said in rests-mark.tsx. */
export const words = {
  readBy: 'read by',
  readByATZ27: 'read by ATZ-27',
  printedSoAndRead: 'Printed so, and read as our ruling of that number says.',
  ruling: 'ruling',
  theRulebookIsSilent: 'The rulebook is silent or says two things; our ruling decides.',
  derived: 'derived',
  notPrintedButItFollows: 'Not printed, but it follows from what is.',
  reconstructed: 'reconstructed',
  thePrintedFigureIsLost: 'The printed figure is lost or missing; ours stands in for it.',
} as const;
