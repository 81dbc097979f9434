import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { FILE_NAME, type OpenOptions, openStore, type Store } from '../../../db/open.ts';
import { putEmptyFile } from '../empty-file.ts';
import { AT } from './moment.ts';
import { newCampaign } from './play.ts';

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

/** Number of migrations that the file of a folder has had. */
export function versionIn(dir: string): unknown {
  const database = new Database(fileIn(dir), { readonly: true });
  try {
    return database.pragma('user_version', { simple: true });
  } finally {
    database.close();
  }
}

/** A folder whose file has one campaign. */
export async function folderWithCampaign(): Promise<string> {
  const dir = tempDir();
  const store = await openStore({ dir, now: clock });
  await newCampaign(store.db);
  await store.close();
  return dir;
}
