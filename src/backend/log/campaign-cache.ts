/**
 * Campaigns as they were read last. A long one takes its time to read, and most calls ask for the state that the call
 * before them saw or made.
 */

import type { KnownCampaign, LoadedCampaign } from '../../../db/games/all-things-zombie/index.ts';
import { type Db, dataVersion } from '../../../db/index.ts';

/** Campaigns at a time; a player goes to and fro between a few. */
const MOST = 4;

interface File {
  /** The file as only we have written it since: whatever else changes it, all is read again. */
  readonly version: number;
  readonly campaigns: Map<string, KnownCampaign>;
}

const files = new WeakMap<Db, File>();

async function cacheOf(db: Db): Promise<File> {
  const version = await dataVersion(db);
  const file = files.get(db);
  if (file?.version === version) return file;
  const fresh = { version, campaigns: new Map() };
  files.set(db, fresh);
  return fresh;
}

/** The campaign at this revision, if it was read or made here. */
export async function cached(db: Db, id: string, revision: number): Promise<KnownCampaign | undefined> {
  const found = (await cacheOf(db)).campaigns.get(id);
  return found?.revision === revision ? found : undefined;
}

/** Keeps it as the one looked at last. */
export async function cache(db: Db, { head: { id, revision }, campaign }: LoadedCampaign): Promise<void> {
  const { version, campaigns } = await cacheOf(db);
  campaigns.delete(id);
  campaigns.set(id, { dataVersion: version, revision, campaign });
  for (const other of [...campaigns.keys()].slice(0, -MOST)) campaigns.delete(other);
}

/** Reads the campaign anew the next time: bytes that another program puts back may leave SQLite's counter as it is. */
export function forget(db: Db, id: string): void {
  files.get(db)?.campaigns.delete(id);
}
