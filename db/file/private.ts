/** Keeps a player’s campaigns theirs alone: folders of mode 700, files of mode 600, where the system knows modes. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export const PRIVATE_FILE = 0o600;

/**
 * Makes the folder, and what leads to it, if it isn't there. Part by part: where a folder can be made nowhere, as below
 * /proc, Node's own way of making all of them never ends.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.push(at);
  for (const one of missing.toReversed()) mkdirSync(one, { mode: 0o700, recursive: existsSync(one) });
  // Fails where it is there and is a file.
  mkdirSync(folder, { recursive: true });
}

/** Makes the file, empty, if it isn't there: SQLite would leave it to all others to read, and its log takes the file's mode. */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
}

/** Has nobody else read what was written there; on a disk without modes it stays as it is. */
export function keepPrivate(path: string): void {
  try {
    chmodSync(path, PRIVATE_FILE);
  } catch {
    // A stick, or another user's file.
  }
}
