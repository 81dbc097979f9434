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
  thisWasUndoneAlready:
    'This was undone already, or something else was done with the campaign since; the shelf shows how it stands now.',
  undone: (title: string | number) => `Undone: ${title}`,
} as const;
