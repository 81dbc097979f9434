/** The looks of a file from outside: by them it is told from another one in its place, or from itself before it was written to. */
import { statSync } from 'node:fs';

export interface Looks {
  readonly inode: bigint;
  /** Size in bytes, and in nanoseconds when it was written last, as programs may say, and as only the system does. */
  readonly written: string;
}

/** Undefined where no file is there. */
export function lookAt(file: string): Looks | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && { inode: found.ino, written: `${found.size} ${found.mtimeNs} ${found.ctimeNs}` };
}

export function looksOf(file: string): string {
  const found = lookAt(file);
  return found === undefined ? '' : `${found.inode} ${found.written}`;
}
