import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.ts';

/** Stands in every built folder: the fingerprint of what it was built from. */
export const STAMP = '.stamp';

/** A fingerprint of files and whole folders, by content, so that a fresh checkout of the same sources is not stale. */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(fromRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

export function isStale(folder: string, wanted: string): boolean {
  const stamp = fromRoot(folder, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
}

function filesUnder(path: string): readonly string[] {
  if (!existsSync(fromRoot(path))) return [];
  if (!statSync(fromRoot(path)).isDirectory()) return [path];
  // Sorted by code unit: the order on disk differs between machines, and so would the fingerprint.
  return readdirSync(fromRoot(path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(fromRoot().length + 1))
    .sort();
}
