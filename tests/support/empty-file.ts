/**
 * The file as it stands where nothing has been done yet, made once and copied: to make it, one migration after another,
 * took most of the time of a short test. Those of `tests/db` about the file itself make it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_NAME, openStore } from '../../db/open.ts';

let empty: Promise<Buffer> | undefined;

async function made(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-empty-'));
  const store = await openStore({ dir, now: () => new Date(0) });
  await store.close();
  const bytes = readFileSync(store.file);
  rmSync(dir, { recursive: true });
  return bytes;
}

/** Puts it into a folder that has none yet. */
export async function putEmptyFile(dir: string): Promise<void> {
  empty ??= made();
  writeFileSync(join(dir, FILE_NAME), await empty);
}
