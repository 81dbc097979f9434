/** What is said in shelf-deeds.ts. */
export const words = {
  renameTo: (from: string, to: string) => `Rename ${from} to ${to}`,
  delete: (what: string) => `Delete ${what}`,
  throwAway: (what: string) => `Throw away ${what}`,
  keep: (what: string) => `Keep ${what}`,
  replace: (what: string) => `Replace ${what}`,
  makeTheCopy: 'Make the copy',
  open: 'Open',
  restore: 'Restore',
  bringBackOf: (what: string) => `Bring back ${what}`,
} as const;
