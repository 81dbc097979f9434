/** Campaigns: the list, and one as it stands. */
import { sql } from 'kysely';
import type { CampaignDate, Division, Phase } from '../../../../src/rules/all-things-zombie/calendar.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { decodeTitle } from '../../../codecs/title.ts';
import { readable } from '../../../file/readable.ts';
import { atOnce } from '../../../file/transaction.ts';
import { type CampaignHead, readHead, revisionOf } from '../../../log/head.ts';
import { readRows } from '../../../projection/rows.ts';
import { isChecksumOf } from '../../../projection/state-checksum.ts';
import type { Db, Trx } from '../../../schema.ts';
import { fromRows, STATE_TABLES } from '../projection/mapping.ts';
import type { KnownCampaign } from './known.ts';
import { oneOffPoints } from './one-off.ts';

export interface InCampaign {
  /** To look at: whoever keeps it, and whoever else has it, relies on it staying as it is. */
  readonly campaign: Seen<Campaign>;
}

export interface LoadedCampaign extends InCampaign {
  readonly head: CampaignHead;
}

/** A campaign as the shelf shows it. */
export interface ListedCampaign {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly division: Division;
  readonly date: CampaignDate;
  readonly phase: Phase;
  readonly recruiting: boolean;
  /** Points a side of a battle by itself; null of a campaign. */
  readonly oneOff: number | null;
  /** The Star's name; null before it has joined. */
  readonly star: string | null;
  /** Figures with the party. */
  readonly party: number;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly deletedAt: string | null;
  /** Title of the last act that counts. */
  readonly last: unknown;
}

/** The campaign from its rows. Fails as `unreadable`. */
export async function readState(trx: Trx, id: string): Promise<Campaign> {
  const heads = trx.selectFrom('campaign_head').where('id', '=', id);
  const { name } = await heads.select('name').executeTakeFirstOrThrow();
  const rows = await readRows(trx, STATE_TABLES, id);
  return readable(`Campaign ${id}`, () => fromRows(name, rows));
}

/** Campaigns on the shelf, or in the bin; the last one changed first. */
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
      selectFrom('encounter')
        .whereRef('encounter.campaign_id', '=', 'head.id')
        .select(oneOffPoints.as('points'))
        .as('one_off'),
      selectFrom('figure')
        .whereRef('figure.campaign_id', '=', 'head.id')
        // Both conditions read as in their indexes, word for word.
        .where(sql<boolean>`figure.kind = 'star'`)
        // The Star of now, or else the last there was.
        .orderBy(sql`figure.status in ('ready', 'captive')`, 'desc')
        .orderBy('figure.position', 'desc')
        .limit(1)
        .select('figure.name')
        .as('star'),
      selectFrom('figure')
        .whereRef('figure.campaign_id', '=', 'head.id')
        .where(sql<boolean>`figure.status = 'ready'`)
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
    revision: revisionOf(row),
    division: row.division,
    date: { year: row.year, period: row.period },
    phase: row.phase,
    recruiting: row.recruiting === 1,
    oneOff: row.one_off,
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

/** True if the campaign is the state that its last act left: the one that acts will go on from, where the caller has it, else its rows. */
export async function isStateSound(
  db: Db,
  id: string,
  known?: Pick<KnownCampaign, 'revision' | 'campaign'>,
): Promise<boolean> {
  return await atOnce(db, async (trx) => {
    const head = await trx
      .selectFrom('campaign_head')
      .where('id', '=', id)
      .select(['revision', 'state_checksum'])
      .executeTakeFirst();
    if (head === undefined || head.state_checksum === null) return true;
    const state = known?.revision === head.revision ? known.campaign : await readState(trx, id);
    return isChecksumOf(state, head.state_checksum);
  });
}
