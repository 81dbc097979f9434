/** `holdout.log` in the data folder: what went wrong, one JSON line each, for whoever has to find out why. */
import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'holdout.log';
/** Bytes at which the file becomes `holdout.log.1`, in place of the one before. */
const MOST_BYTES = 1_000_000;
/** Characters kept of one detail: a stack is shorter, and a call's own text can be anything. */
const MOST_DETAIL = 8_000;
const MOST_METHOD = 80;

export interface LogEntry {
  /** Kind of thing that went wrong: a failure's code. */
  readonly what: string;
  /** The call it happened in. */
  readonly method: string;
  readonly detail: string;
}
export type Log = (entry: LogEntry) => void;

/** A log that never fails: a full disk must not turn one trouble into two. */
export function openLog(dataDir: string, now: () => Date): Log {
  const path = join(dataDir, FILE);
  return (entry) => {
    try {
      if (sizeOf(path) > MOST_BYTES) renameSync(path, `${path}.1`);
      appendFileSync(path, `${lineOf(entry, now())}\n`, { mode: 0o600 });
    } catch {
      // Nowhere is left to write to.
    }
  };
}

function lineOf({ what, method, detail }: LogEntry, at: Date): string {
  return JSON.stringify({
    at,
    what,
    method: method.slice(0, MOST_METHOD),
    detail: detail.slice(0, MOST_DETAIL),
  });
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
