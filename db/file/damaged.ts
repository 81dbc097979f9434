/** A damaged file is set aside as a copy and otherwise left as it is. */
import { constants, copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stamp } from '../log/stamp.ts';
import { journalOf, shmOf, walOf } from './inspect.ts';

const COPY = /^holdout-damaged-.*\.sqlite$/;

function sameBytes(a: string, b: string): boolean {
  if (!existsSync(a) || !existsSync(b)) return existsSync(a) === existsSync(b);
  return readFileSync(a).equals(readFileSync(b));
}

/** The copy made on an earlier start, so that a file that stays damaged doesn't fill the disk. */
function copyMadeBefore(dir: string, file: string): string | undefined {
  return readdirSync(dir).find((name) => {
    const copy = join(dir, name);
    return COPY.test(name) && sameBytes(file, copy) && sameBytes(walOf(file), walOf(copy));
  });
}

/** Copies the file, with what SQLite keeps beside it, next to it. Gives the name of the copy. */
export function copyAside(dir: string, file: string, now: Date): string {
  const before = copyMadeBefore(dir, file);
  if (before !== undefined) return before;
  const copy = join(dir, `holdout-damaged-${stamp(now)}.sqlite`);
  for (const beside of [walOf, shmOf, journalOf, (path: string) => path]) {
    if (existsSync(beside(file))) copyFileSync(beside(file), beside(copy), constants.COPYFILE_EXCL);
  }
  return basename(copy);
}
