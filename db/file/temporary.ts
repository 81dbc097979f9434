/** Files that stand beside the campaigns for a moment: a backup unpacked, a copy that is looked into, a file that is being made. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, threadId } from 'node:worker_threads';
import { OWN } from './owner.ts';

let made = 0;

/** A path of this process's own; the next start clears it after one that was killed (`backups/make.ts`). */
export function temporaryFile(folder: string, name: string): string {
  made += 1;
  return join(folder, `.${name}-${made}${isMainThread ? '' : `-${threadId}`}.${OWN}.unpacked`);
}

/** Endings of what SQLite keeps beside a file. */
export const BESIDE = ['-journal', '-wal', '-shm'];

export function dropTemporary(file: string): void {
  for (const beside of ['', ...BESIDE]) rmSync(file + beside, { force: true });
}
