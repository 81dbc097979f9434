/** What is said in failure.ts. */
type Told = (path: string) => string;

const isWhereTheFile = (path: string, what: string) =>
  `${path} is ${what}, where the file should be; take it away, then try again.`;

export const words = {
  isOfVersionAnd: (path: string, version: number, known: number) =>
    `${path} is of version ${version}, and this Holdout knows versions up to ${known}; open it with a newer Holdout.`,
  isToBeBrought: (path: string) =>
    `${path} is to be brought up to date, but another Holdout, probably an older one, has it open; close it there, then try again.`,
  isAnotherPrograms: (path: string) => `${path} belongs to another program; choose another data folder.`,
  isAway: (dir: string) => `The data folder ${dir} isn’t there; is the disk that it is on connected?`,
  isWhereTheFile,
  isAnother: (file: string) =>
    `Another program has put another version in the place of ${file}, so this was not done; try again.`,
} as const;

/** By what SQLite and the operating system tell of. */
export const told = {
  'damaged-file': (path) =>
    `${path} can’t be read or written properly; start Holdout again to have it checked and copied aside.`,
  'read-only': (path) => `${path} can’t be written; allow writing there or choose another data folder.`,
  'disk-full': (path) =>
    `The disk of ${path} is full, so this was not done, and nothing was changed; make room there, then try again.`,
  busy: (path) => `Another program keeps ${path} locked; close it or try again in a moment.`,
  'io-error': (path) =>
    `The disk of ${path} gives errors, or can’t be reached, so this was not done; check the disk, then try again.`,
  unreadable: (path) => isWhereTheFile(path, 'a folder'),
} as const satisfies Record<string, Told>;

/** The same of a file that couldn't be opened. */
export const notOpened = {
  'read-only': (path) =>
    `${path} can’t be written, so it wasn’t opened, and nothing of it was changed; allow writing there or choose another data folder, then try again.`,
  'disk-full': (path) =>
    `The disk of ${path} is full, so it wasn’t opened, and nothing of it was changed; make room there, then try again.`,
} as const satisfies Record<string, Told>;
