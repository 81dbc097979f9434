/** What is said in copies.tsx. */
export const words = {
  copiesOfTheFile: 'Copies of the file',
  eachAsItStoodWhen: 'Each as it stood when it was damaged, mended or replaced',
  copy: 'Copy',
  made: 'Made',
  size: 'Size',
  whatCanBeDone: 'What can be done',
  close: 'Close',
  lookInto: 'Look inside',
  lookIntoIt: 'Look inside',
} as const;
