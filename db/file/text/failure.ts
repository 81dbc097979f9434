/** What is said in failure.ts. */
export const words = {
  isOfVersionAnd: (path: string | number, version: string | number, known: string | number) =>
    `${path} is of version ${version}, and this Holdout knows versions up to ${known}; open it with a newer Holdout.`,
  cantBeReadOr: (path: string | number) =>
    `${path} can’t be read or written properly; start Holdout again to have it checked and copied aside.`,
  cantBeWrittenAllow: (path: string | number) =>
    `${path} can’t be written; allow writing there or choose another data folder.`,
  diskIsFull: (path: string | number) =>
    `The disk of ${path} is full, so this was not done, and nothing was changed; make room there, then try again.`,
  anotherProgramKeepsLocked: (path: string | number) =>
    `Another program keeps ${path} locked; close it or try again in a moment.`,
  theDiskOfGives: (path: string | number) =>
    `The disk of ${path} gives errors, or can’t be reached, so this was not done; check the disk, then try again.`,
  holdsSomethingThatHoldout: (path: string | number) =>
    `${path} holds something that Holdout can’t read; take it away or choose another data folder.`,
  isWhereTheFile: (path: string | number, what: string | number) =>
    `${path} is ${what}, where the file should be; take it away, then try again.`,
  cantBeWrittenSo: (path: string | number) =>
    `${path} can’t be written, so it wasn’t opened, and nothing of it was changed; allow writing there or choose another data folder, then try again.`,
  theDiskOfIs: (path: string | number) =>
    `The disk of ${path} is full, so it wasn’t opened, and nothing of it was changed; make room there, then try again.`,
  isAnother: (file: string) =>
    `Another program has put another version in the place of ${file}, so this was not done; try again.`,
} as const;
