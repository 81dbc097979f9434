/** What is said in bring-form.tsx. */
export const words = {
  takesTheWheel: (name: string) => `${name} takes the wheel`,
  youSayWhichKind: 'You say which kind it is.',
  whatItIs: 'What it is',
  atTheWheel: 'At the wheel',
  whoSitsInItToo: 'Who sits in it, too',
  all: 'All',
  itsEngineRunsAlready: 'Its engine runs already',
  bringItToTheTable: 'Bring it to the table',
} as const;
