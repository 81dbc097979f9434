/** Deeds of other programs to a folder of campaigns, each as the program does it. */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { killedInCommit } from '../db/killed-in-commit.ts';
import { fileIn } from '../db/store.ts';

const run = promisify(execFile);

const PAGE = 4096;

interface At {
  readonly dir: string;
  readonly file: string;
  /** An earlier version, and another machine's that went its own way. */
  readonly older: string;
  readonly other: string;
  readonly campaign: string;
  readonly chance: (below: number) => number;
  /** Another machine's that goes on from what stands there now. */
  readonly ahead: () => Promise<string>;
}

export interface Foreign {
  readonly name: string;
  /** Set if the program writes over bytes of the file, so that they are gone. */
  readonly overwrites?: true;
  /** In the middle of a commit its bytes and ours may both be written. */
  readonly tears?: true;
  /** Set if the file that the program puts there went another way. */
  readonly apart?: true;
  /** While it lasts nothing can be written. */
  readonly forbids?: true;
  readonly act: (at: At) => Promise<void> | void;
}

/** Writes the file like a sync program: whole under another name first. */
function renamedOver(from: string, file: string): void {
  copyFileSync(from, `${file}.part`);
  renameSync(`${file}.part`, file);
}

/** Writes the file like `cp`. */
const copiedOver = async (from: string, file: string): Promise<void> => {
  await run('cp', ['--', from, file]);
};

/** Writes the file like `rsync --inplace`: bytes over bytes, then the length. */
function writtenOver(from: string, file: string): void {
  const bytes = readFileSync(from);
  const descriptor = openSync(file, 'r+');
  try {
    writeSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
  truncateSync(file, bytes.length);
}

/** Allows or forbids writing; for root, whom no mode keeps from anything, in a way of its own. `path`: of the folder, or of the file. */
export const allow = async (path: string, allowed: boolean) =>
  await (process.getuid?.() === 0
    ? run('chattr', [allowed ? '-i' : '+i', '--', path])
    : run('chmod', [allowed ? 'u+w' : 'u-w', '--', path]));

/** Says whether this system lets a folder be forbidden: in some containers root may not. */
export async function canForbid(dir: string): Promise<boolean> {
  try {
    await allow(dir, false);
    await allow(dir, true);
    return true;
  } catch {
    return false;
  }
}

/** Nothing can be made or taken away in the folder for so long, or nothing be written into the file. */
async function forbidden(path: string, milliseconds: number): Promise<void> {
  await allow(path, false);
  try {
    await setTimeout(milliseconds);
  } finally {
    await allow(path, true);
  }
}

/** Zeros, as a disk or a sync program leaves a block that it has lost. */
function lostPage(file: string, page: number): void {
  const descriptor = openSync(file, 'r+');
  try {
    writeSync(descriptor, Buffer.alloc(PAGE), 0, PAGE, page * PAGE);
  } finally {
    closeSync(descriptor);
  }
}

/** File by file, as a backup program does that knows nothing of databases; `between` goes by after each. */
export async function copyOfFolder(from: string, to: string, between: () => Promise<void>): Promise<void> {
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (/^holdout\.sqlite/.test(name) && existsSync(path))
      await run('cp', ['--', path, join(to, name)]).catch(() => undefined);
    await between();
  }
}

export const FOREIGN: readonly Foreign[] = [
  { name: 'takes the file away', act: ({ file }) => rmSync(file, { force: true }) },
  {
    name: 'takes away what lies beside it',
    act: ({ dir }) => {
      for (const name of readdirSync(dir))
        if (/sqlite-(journal|wal|shm)$/.test(name)) rmSync(join(dir, name), { force: true });
    },
  },
  {
    name: 'renames an older version over it',
    apart: true,
    act: ({ older, file }) => renamedOver(older, file),
  },
  {
    name: 'renames another machine’s over it',
    apart: true,
    act: ({ other, file }) => renamedOver(other, file),
  },
  {
    name: 'renames one over it that went on from here',
    act: async ({ file, ahead }) => renamedOver(await ahead(), file),
  },
  {
    name: 'copies one over it that went on from here',
    overwrites: true,
    tears: true,
    act: async ({ file, ahead }) => await copiedOver(await ahead(), file),
  },
  {
    name: 'writes one over it in place that went on from here',
    overwrites: true,
    tears: true,
    act: async ({ file, ahead }) => writtenOver(await ahead(), file),
  },
  {
    name: 'copies an older version over it',
    overwrites: true,
    tears: true,
    act: async ({ older, file }) => await copiedOver(older, file),
  },
  {
    name: 'copies another machine’s over it',
    overwrites: true,
    tears: true,
    act: async ({ other, file }) => await copiedOver(other, file),
  },
  {
    name: 'writes another machine’s over it in place',
    overwrites: true,
    tears: true,
    act: ({ other, file }) => writtenOver(other, file),
  },
  {
    name: 'empties it',
    overwrites: true,
    tears: true,
    act: ({ file }) => truncateSync(file, 0),
  },
  {
    name: 'cuts it to half',
    overwrites: true,
    tears: true,
    act: ({ file }) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  },
  {
    name: 'puts the folder read-only and back',
    forbids: true,
    act: async ({ dir, chance }) => await forbidden(dir, 40 + chance(120)),
  },
  { name: 'touches it', act: ({ file }) => utimesSync(file, new Date(), new Date()) },
  {
    name: 'puts it read-only and back',
    forbids: true,
    act: async ({ file }) => await forbidden(file, 100),
  },
  {
    name: 'writes one page',
    overwrites: true,
    tears: true,
    act: ({ file, chance }) => lostPage(file, chance(Math.floor(statSync(file).size / PAGE))),
  },
  {
    name: 'puts another version’s journal beside it',
    act: ({ file, other }) => renamedOver(`${fileIn(killedInCommit(other))}-journal`, `${file}-journal`),
  },
  {
    name: 'puts another version’s log beside it',
    act: ({ dir, file, other }) => {
      writeFileSync(`${file}-wal`, readFileSync(other).subarray(0, 50_000));
      writeFileSync(join(dir, 'holdout.sqlite-shm'), Buffer.alloc(32_768));
    },
  },
  {
    name: 'leaves a conflicted copy beside it',
    act: ({ dir, other }) => {
      copyFileSync(other, join(dir, 'holdout (conflicted copy).sqlite'));
      appendFileSync(join(dir, '.sync'), 'x');
    },
  },
];
