/** Campaigns: the list, one as it stands, a new one, and the act that changes one. */

import type { CampaignDate, Division, Phase } from '../../src/rules/all-things-zombie/calendar.ts';
import { apply, begin } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { ownCopy } from '../../src/rules/all-things-zombie/state/own-copy.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { continueChronicle } from '../chronicle/chronicle-rows.ts';
import { continueTally } from '../chronicle/tally-rows.ts';
import { decodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { atOnce, whole } from '../file/transaction.ts';
import {
  differingRows,
  fromRows,
  STATE_TABLES,
  type StateRows,
  toRows,
} from '../games/all-things-zombie/mapping.ts';
import { EVENT_TABLES, eventRows } from '../projection/projection.ts';
import { noRows, readRows, writeDifference } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { beginIndex, indexAct } from '../search/search-index.ts';
import { advance, type CampaignHead, obstacle, readHead, refused, type StoreRefusal } from './head.ts';
import { type KnownCampaign, stillGood } from './known.ts';
import { type ActToCommit, appendAct, type Dated, type Told } from './log.ts';

export interface LoadedCampaign {
  readonly head: CampaignHead;
  /** To look at: whoever keeps it, and whoever else has it, relies on it staying as it is. */
  readonly campaign: Seen<Campaign>;
}

export type Committed =
  | ({ readonly ok: true } & LoadedCampaign)
  | { readonly ok: false; readonly refusal: StoreRefusal };

/** A campaign as the shelf shows it. */
export interface ListedCampaign {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly division: Division;
  readonly date: CampaignDate;
  readonly phase: Phase;
  readonly recruiting: boolean;
  /** The Star's name; null before it has joined. */
  readonly star: string | null;
  /** Figures with the party. */
  readonly party: number;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly deletedAt: string | null;
  /** What was done last of what counts. */
  readonly last: unknown;
}

async function readState(trx: Trx, id: string): Promise<Campaign> {
  const heads = trx.selectFrom('campaign_head').where('id', '=', id);
  const { name } = await heads.select('name').executeTakeFirstOrThrow();
  const rows = await readRows(trx, STATE_TABLES, id);
  return readable(`Campaign ${id}`, () => fromRows(name, rows));
}

/** Those on the shelf, or those in the bin; the last one changed first. */
export async function listCampaigns(db: Db, where: 'shelf' | 'bin' = 'shelf'): Promise<ListedCampaign[]> {
  const rows = await db
    .selectFrom('campaign_head as head')
    .innerJoin('campaign', 'campaign.campaign_id', 'head.id')
    .innerJoin('calendar', 'calendar.campaign_id', 'head.id')
    .where('head.deleted_at', where === 'shelf' ? 'is' : 'is not', null)
    .orderBy('head.changed_at', 'desc')
    .orderBy('head.id')
    .selectAll(['head', 'calendar'])
    .select('campaign.recruiting')
    .select(({ selectFrom, fn }) => [
      selectFrom('figure')
        .whereRef('figure.campaign_id', '=', 'head.id')
        .where('figure.kind', '=', 'star')
        .orderBy('figure.position')
        .limit(1)
        .select('figure.name')
        .as('star'),
      selectFrom('figure')
        .whereRef('figure.campaign_id', '=', 'head.id')
        .where('figure.status', '=', 'ready')
        .select(fn.countAll<number>().as('ready'))
        .as('party'),
      selectFrom('campaign_act')
        .whereRef('campaign_act.campaign_id', '=', 'head.id')
        .whereRef('campaign_act.act', '=', 'head.act')
        .select('campaign_act.title')
        .as('last'),
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    revision: row.revision,
    division: row.division,
    date: { year: row.year, period: row.period },
    phase: row.phase,
    recruiting: row.recruiting === 1,
    star: row.star,
    party: row.party ?? 0,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    deletedAt: row.deleted_at,
    last: row.last === null ? null : decodeTitle(row.last),
  }));
}

/** The campaign from its rows, also out of the bin; undefined if there is none. Fails as `unreadable`. */
export async function loadCampaign(db: Db, id: string): Promise<LoadedCampaign | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await readHead(trx, id);
    if (head === undefined) return undefined;
    return { head, campaign: await readState(trx, id) };
  });
}

function dated(campaign: Campaign, { event, rolls }: Told): Dated {
  return { event, rolls, date: campaign.calendar.now };
}

interface Written {
  readonly events: readonly Dated[];
  /** The rows to be changed, as they stand and as they are to stand. */
  readonly rows: { readonly before: StateRows; readonly after: StateRows };
  /** As it is after the act. */
  readonly campaign: Campaign;
}

async function writeAct(
  trx: Trx,
  id: string,
  act: ActToCommit,
  { events, rows, campaign }: Written,
): Promise<void> {
  const logged = await appendAct(trx, id, act, events);
  await writeDifference(trx, STATE_TABLES, rows.before, rows.after);
  await writeDifference(trx, EVENT_TABLES, noRows(EVENT_TABLES), eventRows(id, logged));
  await continueChronicle(trx, id, logged, campaign);
  await continueTally(trx, id, logged);
  await indexAct(trx, id, { title: act.title, logged, now: campaign });
}

/** A new campaign by its first act, whose first event is `campaign-begun`. The id is the caller's, used never before. */
export async function createCampaign(db: Db, id: string, act: ActToCommit): Promise<LoadedCampaign> {
  const [first, ...rest] = act.events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const campaign = begin(first.event);
  const events = [dated(campaign, first)];
  for (const told of rest) {
    apply(campaign, told.event);
    events.push(dated(campaign, told));
  }
  return await whole(db, async (trx) => {
    await trx
      .insertInto('campaign_head')
      .values({
        id,
        module: 'all-things-zombie',
        name: campaign.name,
        revision: 0,
        act: null,
        state: null,
        state_checksum: null,
        created_at: act.madeAt,
        changed_at: act.madeAt,
        deleted_at: null,
      })
      .execute();
    await beginIndex(trx, id);
    const rows = { before: noRows(STATE_TABLES), after: toRows(id, campaign) };
    await writeAct(trx, id, act, { events, rows, campaign });
    return { head: await advance(trx, id, act.madeAt, campaign.name), campaign };
  });
}

/**
 * One act, whole or not at all. The campaign that comes back is the stored one with the act's events applied, so what
 * is written can't differ from what the log adds up to.
 */
export async function commitAct(
  db: Db,
  id: string,
  revision: number,
  act: ActToCommit,
  known?: KnownCampaign,
): Promise<Committed> {
  return await whole(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const good = await stillGood(trx, revision, known);
    const before = good?.campaign ?? (await readState(trx, id));
    const campaign = ownCopy(before);
    const events = act.events.map((told) => {
      apply(campaign, told.event);
      return dated(campaign, told);
    });
    await writeAct(trx, id, act, { events, rows: differingRows(id, before, campaign), campaign });
    return { ok: true, head: await advance(trx, id, act.madeAt, campaign.name), campaign };
  });
}
