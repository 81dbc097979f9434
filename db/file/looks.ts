/** The looks of a file from outside: by them it is told from another one in its place, or from itself before it was written to. */
import { type BigIntStats, statSync } from 'node:fs';

export interface Looks {
  readonly inode: bigint;
  /** Size in bytes, and in nanoseconds when it was written last, as programs may say, and as only the system does. */
  readonly written: string;
  /** Moment of that, in milliseconds, as only the system says. */
  readonly at: number;
}

function found(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // A link that leads to itself.
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

/** Undefined where no file is there. */
export function lookAt(file: string): Looks | undefined {
  const there = found(file);
  return (
    there && {
      inode: there.ino,
      written: `${there.size} ${there.mtimeNs} ${there.ctimeNs}`,
      at: Number(there.ctimeMs),
    }
  );
}

export function looksOf(file: string): string {
  const looks = lookAt(file);
  return looks === undefined ? '' : `${looks.inode} ${looks.written}`;
}
