/**
 * Campaigns as they were read last. A long one takes its time to read, and most calls ask for the state that the call
 * before them saw or made.
 */
import { type Db, dataVersion, type LoadedCampaign } from '../../db/index.ts';
import type { Campaign } from '../rules/all-things-zombie/campaign/state.ts';

/** Campaigns at a time; a player goes to and fro between a few. */
const MOST = 4;

interface Held {
  readonly revision: number;
  readonly campaign: Campaign;
}

interface File {
  /** The file as only we have written it since: whatever else changes it, all is read again. */
  readonly version: number;
  readonly campaigns: Map<string, Held>;
}

const files = new WeakMap<Db, File>();

async function heldOf(db: Db): Promise<Map<string, Held>> {
  const version = await dataVersion(db);
  const file = files.get(db);
  if (file?.version === version) return file.campaigns;
  const campaigns = new Map<string, Held>();
  files.set(db, { version, campaigns });
  return campaigns;
}

/** The campaign at this revision, if it was read or made here. Whoever gets it only looks at it. */
export async function held(db: Db, id: string, revision: number): Promise<Campaign | undefined> {
  const found = (await heldOf(db)).get(id);
  return found?.revision === revision ? found.campaign : undefined;
}

/** Keeps it as the one looked at last. From now on nobody may change it in place. */
export async function hold(db: Db, { head, campaign }: LoadedCampaign): Promise<void> {
  const all = await heldOf(db);
  all.delete(head.id);
  all.set(head.id, { revision: head.revision, campaign });
  for (const id of [...all.keys()].slice(0, -MOST)) all.delete(id);
}
