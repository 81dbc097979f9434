/** What is said in backups-tab.tsx. */
export const words = {
  backedUp: (size: string) => `Backed up: ${size}.`,
  backups: 'Backups',
  outOfReach: 'out of reach',
  noneYet: 'none yet',
  eachOpenedAndCheckedAfter: (count: string | number) =>
    `${count}, each opened and checked after it was written`,
  backingUp: 'Backing up…',
  backUpNow: 'Back up now',
  lastTried: (message: string | undefined, whenIn: string) => `${message} Last tried ${whenIn}.`,
  aBackupIsMadeBefore:
    'A backup is made before the first act of each day, and before anything that changes much.',
} as const;
