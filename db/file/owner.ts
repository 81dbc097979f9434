/** The machine and process at work on a file, as whoever shares its disk can tell them. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';

/** On a folder of a network the same number may be another machine's process. */
const MACHINE = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
export const OWN = `${MACHINE}-${process.pid}`;

/** Milliseconds after which another machine has given up. */
const GIVEN_UP = 24 * 60 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isAbandoned(owner: string, age: number): boolean {
  const [machine, pid] = owner.split('-');
  if (machine !== MACHINE) return age > GIVEN_UP;
  // In a container each start may have the same number.
  if (owner === OWN) return age > process.uptime() * 1000;
  return !isRunning(Number(pid));
}

/** True if nobody goes on with what `owner` was about when the file was written. */
export function isLeft(path: string, owner: string): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return isAbandoned(owner, written === undefined ? 0 : Date.now() - written);
}
