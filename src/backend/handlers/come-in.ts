/** A campaign or game that comes in beside others with the runs that belong to it, each called as nothing else is. */

import { bringIn, type WithRuns } from '../../../db/campaign-file/index.ts';
import { isSound, readHead } from '../../../db/index.ts';
import type { Context } from '../calls/context.ts';
import { freshCampaignId } from '../calls/seed.ts';
import { CAMPAIGN_GAME } from '../log/command.ts';
import type { NamesACopy } from '../log/log-of.ts';
import { type Origin, ownName } from '../log/own-name.ts';
import { logOf } from './log-calls.ts';

interface ComingIn {
  readonly at: Date;
  readonly origin: Origin;
  /** Name it is to be given; else it keeps its name, or gets one of its own. */
  readonly name?: string | undefined;
  /** The call that brings it. */
  readonly by: NamesACopy;
}

export interface CameIn {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
}

/** A campaign that keeps its own name gets nothing added to its log: what can be undone and redone is what could be. */
async function called(inside: Context, id: string, name: string, by: NamesACopy): Promise<CameIn> {
  const head = await readHead(inside.db, id);
  if (head === undefined) throw new Error(`what came in as ${id} is not there`);
  if (head.name === name) return { id, revision: head.revision, name };
  const copy = { campaign: id, revision: head.revision };
  const { revision } = await (await logOf(inside, copy)).named(inside, copy, name, by);
  return { id, revision, name };
}

/** A run in the bin, of a game that isn't there, or damaged keeps its name: to be called otherwise is an act. */
async function ownNameOfRun(
  { db, games }: Context,
  from: WithRuns,
  { id, module, name, deleted_at }: WithRuns['runs'][number],
  origin: Origin,
): Promise<string> {
  const canAct = deleted_at === null && games.some(({ game }) => game === module);
  return canAct && (await isSound(from.db, id)) ? await ownName(db, name, origin) : name;
}

/** Takes a campaign in, within a transaction. */
export async function comeIn(
  context: Context,
  from: WithRuns,
  { at, origin, name, by }: ComingIn,
): Promise<CameIn> {
  // Acts taken back stay in the copy's own list of given-up lines.
  const inside = { ...context, giveUpLine: true };
  const { db, random, games } = context;
  const own = name ?? (await ownName(db, from.head.name, origin));
  const names: string[] = [];
  for (const run of from.runs) names.push(await ownNameOfRun(context, from, run, origin));
  const isWhole = from.head.module !== CAMPAIGN_GAME || (await isSound(from.db, from.head.id));
  const newId = () => freshCampaignId(random);
  const { head, runs } = await bringIn(db, from, { newId, at: at.toISOString(), games, asItIs: !isWhole });
  for (const { old, id } of runs) {
    const place = from.runs.findIndex((run) => run.id === old);
    const run = await readHead(db, id);
    if (run?.deletedAt === null) await called(inside, id, names[place] ?? run.name, by);
  }
  return await called(inside, head.id, own, by);
}
