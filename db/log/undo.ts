/**
 * Undo and redo. The log only marks acts. What an act changed is taken back by the inverse that was kept with it, and
 * done again by its events, so that either costs what was changed, however long the log is.
 */
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { ChronicleEntry } from '../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { changed } from '../../src/rules/core/difference.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { cutEntries } from '../chronicle/chronicle-rows.ts';
import { shortenTally } from '../chronicle/tally-rows.ts';
import { decodeRolls } from '../codecs/rolls.ts';
import { decodeTitle } from '../codecs/title.ts';
import { STATE_TABLES } from '../games/all-things-zombie/mapping.ts';
import { applied } from '../projection/fold.ts';
import { projecting, type Standing, stateChange } from '../projection/projecting.ts';
import { goOn, rewrite } from '../projection/projection.ts';
import { writeDifference } from '../projection/rows.ts';
import { changedChecksum } from '../projection/state-checksum.ts';
import type { Db, Trx } from '../schema.ts';
import { standingIn } from './commit.ts';
import { advance, type CampaignHead, FIRST_ACT, obstacle, refused, type StoreRefusal } from './head.ts';
import { decodeInverse } from './inverse.ts';
import { type KnownCampaign, stillGood } from './known.ts';
import { readAct } from './log.ts';

export type Turned =
  | {
      readonly ok: true;
      readonly head: CampaignHead;
      readonly campaign: Seen<Campaign>;
      /** Of the acts undone or redone, in the order that was done. */
      readonly titles: readonly unknown[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

/** An act to be taken back, with what was kept for that; null in a file from before it was kept. */
interface Undoing {
  readonly act: number;
  readonly parent: number | null;
  readonly title: string;
  readonly inverse: string | null;
  readonly state_checksum: string | null;
}

async function toUndo(trx: Trx, id: string, backTo: number | undefined): Promise<Undoing[]> {
  return await trx
    .selectFrom('campaign_act')
    .leftJoin('act_inverse', (join) =>
      join
        .onRef('act_inverse.campaign_id', '=', 'campaign_act.campaign_id')
        .onRef('act_inverse.act', '=', 'campaign_act.act'),
    )
    .where('campaign_act.campaign_id', '=', id)
    .where('state', '=', 'done')
    .where('campaign_act.act', '>', Math.max(FIRST_ACT, backTo ?? FIRST_ACT))
    .orderBy('campaign_act.act', 'desc')
    .$if(backTo === undefined, (query) => query.limit(1))
    .select(['campaign_act.act', 'parent', 'title', 'inverse', 'state_checksum'])
    .execute();
}

/** Where the inverses lead from here; undefined where one is missing, or they lead elsewhere than where the acts began. */
function takenBack(from: Standing, acts: readonly Undoing[]) {
  let { campaign, entry }: { campaign: unknown; entry: unknown } = from;
  try {
    for (const { inverse } of acts) {
      if (inverse === null) return undefined;
      // Of our own making; should it be none any more, the checksum says so.
      const kept = decodeInverse(inverse);
      campaign = changed(campaign, kept.state);
      entry = changed(entry, kept.entry);
    }
    const to = { campaign: campaign as Seen<Campaign>, entry: entry as ChronicleEntry };
    const checksum = changedChecksum(from.checksum, from.campaign, to.campaign);
    return checksum === acts.at(-1)?.state_checksum ? { ...to, checksum } : undefined;
  } catch {
    return undefined;
  }
}

/** The events of the acts, which are the last that count, without going through those before them. */
async function toldBy(trx: Trx, id: string, acts: readonly Undoing[]) {
  const numbers = new Set(acts.map(({ act }) => act));
  const { since } = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', '=', acts.at(-1)?.act ?? FIRST_ACT)
    .select((column) => column.fn.min('seq').as('since'))
    .executeTakeFirstOrThrow();
  const events = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('seq', '>=', since)
    .select(['seq', 'act', 'rolls'])
    .execute();
  // Among them stand those of lines given up.
  return { since, events: events.filter(({ act }) => numbers.has(act)) };
}

/** Writes the projections as they were before the acts, which are the last that count. */
async function takeBack(
  trx: Trx,
  id: string,
  from: Standing,
  acts: readonly Undoing[],
): Promise<Seen<Campaign> | undefined> {
  const to = takenBack(from, acts);
  if (to === undefined) return undefined;
  const rows = stateChange(id, from.campaign, to.campaign);
  await writeDifference(trx, STATE_TABLES, rows.before, rows.after);
  await cutEntries(trx, id, to.entry);
  const { since, events } = await toldBy(trx, id, acts);
  for (const table of ['rep_ledger', 'timeline', 'chronicle_point'] as const) {
    await trx.deleteFrom(table).where('campaign_id', '=', id).where('seq', '>=', since).execute();
  }
  await shortenTally(
    trx,
    id,
    events.map(({ seq, rolls }) => ({ rolls: decodeRolls(rolls, `event ${seq}.rolls`) })),
  );
  const heads = trx.updateTable('campaign_head').set({ state_checksum: to.checksum });
  await heads.where('id', '=', id).execute();
  return to.campaign;
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undo(
  db: Db,
  id: string,
  revision: number,
  { at, backTo }: { readonly at: string; readonly backTo?: number | undefined },
  known?: KnownCampaign,
): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await toUndo(trx, id, backTo);
    const first = acts.at(-1);
    if (first === undefined || first.parent === null) return refused({ code: 'nothing-to-undo' });
    const from = await standingIn(trx, id, await stillGood(trx, revision, known));
    const back = await takeBack(trx, id, from, acts);
    await trx
      .updateTable('campaign_act')
      .set({ state: 'undone' })
      .where('campaign_id', '=', id)
      .where('state', '=', 'done')
      .where('act', '>=', first.act)
      .execute();
    await trx.updateTable('campaign_head').set({ act: first.parent }).where('id', '=', id).execute();
    const campaign = back ?? (await rewrite(trx, id));
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, campaign.name), campaign, titles };
  });
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redo(
  db: Db,
  id: string,
  revision: number,
  { at, upTo }: { readonly at: string; readonly upTo?: number | undefined },
  known?: KnownCampaign,
): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const acts = await trx
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('state', '=', 'undone')
      .$if(upTo !== undefined, (query) => query.where('act', '<=', upTo ?? 0))
      .orderBy('act')
      .$if(upTo === undefined, (query) => query.limit(1))
      .select(['act', 'title'])
      .execute();
    const last = acts.at(-1);
    if (last === undefined) return refused({ code: 'nothing-to-redo' });
    const from = await standingIn(trx, id, await stillGood(trx, revision, known));
    let { campaign } = from;
    const going = projecting(id, from);
    for (const { act } of acts) {
      const after = applied(campaign, await readAct(trx, id, act));
      campaign = after.campaign;
      going.act(after.events, campaign);
    }
    await goOn(trx, id, from, going);
    await trx
      .updateTable('campaign_act')
      .set({ state: 'done' })
      .where('campaign_id', '=', id)
      .where('state', '=', 'undone')
      .where('act', '<=', last.act)
      .execute();
    await trx.updateTable('campaign_head').set({ act: last.act }).where('id', '=', id).execute();
    const titles = acts.map(({ title }) => decodeTitle(title));
    return { ok: true, head: await advance(trx, id, at, campaign.name), campaign, titles };
  });
}
