/** A mark beside this machine's memory of a file by each process that has it open: one that is left tells of a process that was killed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listed } from './on-disk.ts';
import { isLeft, OWN } from './owner.ts';
import { PRIVATE_FILE } from './private.ts';

const markBy = (memory: string, owner: string) => `${memory}.open-${owner}`;

/** Marks of processes that have ended without taking them away. */
export function leftMarks(memory: string): readonly string[] {
  const folder = dirname(memory);
  const start = markBy(basename(memory), '');
  return listed(folder)
    .filter((name) => name.startsWith(start) && isLeft(join(folder, name), name.slice(start.length)))
    .map((name) => join(folder, name));
}

export function dropMarks(marks: readonly string[]): void {
  for (const mark of marks) rmSync(mark, { force: true });
}

/** Gives what takes it away. Where it can't be written, the next start looks no closer. */
export function markOpen(memory: string): () => void {
  const mark = markBy(memory, OWN);
  try {
    mkdirSync(dirname(memory), { recursive: true, mode: 0o700 });
    writeFileSync(mark, '', { mode: PRIVATE_FILE });
  } catch {
    // A full disk, or a folder of another user's.
  }
  return () => {
    try {
      dropMarks([mark]);
    } catch {
      // The folder may be read-only by now: the next start looks closer.
    }
  };
}
