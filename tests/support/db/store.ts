import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { FILE_NAME, type OpenOptions, openStore, type Store } from '../../../db/open.ts';
import { putEmptyFile } from '../empty-file.ts';
import { AT } from './moment.ts';

export const clock = () => new Date(AT);

/** A folder that goes when the test is over. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-db-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export const fileIn = (dir: string) => join(dir, FILE_NAME);

/** A store in `dir`, or in a folder of its own; closed when the test is over. */
export async function tempStore(options: Partial<OpenOptions> = {}): Promise<Store> {
  const dir = options.dir ?? tempDir();
  if (options.dir === undefined && options.migrations === undefined) await putEmptyFile(dir);
  const store = await openStore({ now: clock, ...options, dir });
  onTestFinished(() => store.close());
  return store;
}
