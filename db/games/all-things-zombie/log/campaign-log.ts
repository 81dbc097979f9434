/** A campaign's log, as the backend calls it: the log of every game, kept as campaigns are. */
import type { Step } from '../../../file/step.ts';
import { bringBackLine, type LineBack, type Restored } from '../../../history/given-up-lines.ts';
import { rebuild } from '../../../history/rebuild.ts';
import { doActsAgain, takeActsBack, type WayBack } from '../../../history/undo-redo.ts';
import { type Verified, verify } from '../../../history/verify.ts';
import { commit, createLog, type From } from '../../../log/commit.ts';
import type { Committed, Turned } from '../../../log/keeping.ts';
import type { Db } from '../../../schema.ts';
import { campaignKeeping } from './campaign-keeping.ts';
import type { InCampaign, LoadedCampaign } from './campaigns.ts';
import type { ActToCommit } from './events.ts';
import type { KnownCampaign } from './known.ts';

export type CampaignCommitted = Committed<InCampaign>;
export type CampaignTurned = Turned<InCampaign>;

/** A new campaign by its first act, whose first event is `campaign-begun`. The id is the caller's, used never before. */
export async function createCampaign(db: Db, id: string, act: ActToCommit): Promise<LoadedCampaign> {
  return await createLog(db, id, act, campaignKeeping(id));
}

/**
 * Acts one after another, all of them or none; at least one. The campaign that comes back is the stored one with their
 * events applied, so what is written can't differ from what the log adds up to.
 */
export async function commitActs(
  db: Db,
  id: string,
  from: From | number,
  acts: readonly ActToCommit[],
  known?: KnownCampaign,
): Promise<CampaignCommitted> {
  return await commit(db, id, from, acts, campaignKeeping(id, known));
}

/** Commits an act, whole or not at all. */
export async function commitAct(
  db: Db,
  id: string,
  from: From | number,
  act: ActToCommit,
  known?: KnownCampaign,
): Promise<CampaignCommitted> {
  return await commitActs(db, id, from, [act], known);
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays, and so does the name given to a copy. */
export async function undo(
  db: Db,
  id: string,
  revision: number,
  when: WayBack,
  known?: KnownCampaign,
): Promise<CampaignTurned> {
  return await takeActsBack(db, id, revision, when, campaignKeeping(id, known));
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redo(
  db: Db,
  id: string,
  revision: number,
  when: { readonly at: string; readonly upTo?: number | undefined },
  known?: KnownCampaign,
): Promise<CampaignTurned> {
  const words = when.upTo !== undefined;
  return await doActsAgain(db, id, revision, { ...when, words }, campaignKeeping(id, known));
}

/** Brings a given-up line back in place, by its last act. */
export async function bringBack(
  db: Db,
  id: string,
  revision: number,
  line: LineBack,
): Promise<Restored<InCampaign>> {
  // The state that the caller knows is from before, and between taking back and bringing back it isn’t so any more.
  return await bringBackLine(db, id, revision, line, campaignKeeping(id));
}

/** Undefined if there is no such campaign; fails as `unreadable` where its log is. */
export async function verifyCampaign(db: Db, id: string, step?: Step): Promise<Verified | undefined> {
  return await verify(db, id, campaignKeeping(id), step);
}

/** Makes what stands beside the log what it adds up to, whatever stands there. */
export async function rebuildCampaign(
  db: Db,
  id: string,
  revision: number,
  at: string,
): Promise<CampaignTurned> {
  return await rebuild(db, id, revision, at, campaignKeeping(id));
}
