/** The graveyard of those who are gone: the dead, the turned, and whoever left. */

import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { Status } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { isBy, type Why } from '../../../src/rules/all-things-zombie/state/cause.ts';
import type { FigureRecord } from '../../../src/rules/all-things-zombie/state/encounter.ts';
import type { FigureKind } from '../../../src/rules/all-things-zombie/types.ts';
import { readable } from '../../file/readable.ts';
import { eventsThatCountOf } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import type { StateTables } from '../../tables/all-things-zombie.ts';
import { isGone } from './gone-figures.ts';
import { decodeEvent } from './log/event.ts';

export interface Grave {
  readonly figure: FigureId;
  readonly name: string;
  readonly kind: FigureKind;
  readonly rep: number;
  readonly status: Status;
  readonly joined: CampaignDate;
  readonly since: CampaignDate;
  /** The reason in the log; null where none is known. */
  readonly why: Why | null;
  /** Record of the battle in which the figure was killed; undefined for any other end. */
  readonly record: FigureRecord | undefined;
  /** The entry of the Chronicle it happened in, and the place if that was an Encounter with a table. */
  readonly act: number | null;
  readonly place: string | null;
  readonly outings: number;
  readonly zombies: number;
  readonly people: number;
}

export interface Graveyard {
  readonly graves: readonly Grave[];
  readonly dead: number;
  readonly turned: number;
  readonly left: number;
  /** Those who never came out of the shock, who aren’t among those who left (ATZ-178). */
  readonly neverRecovered: number;
  readonly more: boolean;
}

/** The last gone first, `limit` of them after the first `skip`. */
export async function graveyard(
  db: Db,
  id: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<Graveyard> {
  const rows = await db
    .selectFrom('figure')
    .where('campaign_id', '=', id)
    .where(isGone)
    .orderBy('since_year', 'desc')
    .orderBy('since_period', 'desc')
    .orderBy('position', 'desc')
    .offset(skip)
    .limit(limit + 1)
    .selectAll()
    .execute();
  const counts = await db
    .selectFrom('figure')
    .where('campaign_id', '=', id)
    .where(isGone)
    .groupBy('status')
    .select((column) => ['status', column.fn.countAll<number>().as('many')] as const)
    .execute();
  const many = (status: Status) => counts.find((row) => row.status === status)?.many ?? 0;
  const stay = await neverRecovered(db, id);
  const graves: Grave[] = [];
  for (const row of rows.slice(0, limit)) graves.push({ ...graveOf(row), ...(await fateOf(db, id, row)) });
  return {
    graves,
    dead: many('dead'),
    turned: many('turned'),
    left: many('left') - stay.size,
    neverRecovered: stay.size,
    more: rows.length > limit,
  };
}

function graveOf(row: StateTables['figure']) {
  return {
    figure: row.figure_id,
    name: row.name,
    kind: row.kind,
    rep: row.rep,
    status: row.status,
    joined: { year: row.joined_year, period: row.joined_period },
    since: { year: row.since_year, period: row.since_period },
    outings: row.outings,
    zombies: row.zombies,
    people: row.people,
  };
}

/** Figures who never came out of the shock: whose last change of status says so. */
export async function neverRecovered(db: Db, id: string): Promise<ReadonlySet<FigureId>> {
  const left = await db
    .selectFrom('figure')
    .where('campaign_id', '=', id)
    .where(isGone)
    .where('status', '=', 'left')
    .select('figure_id')
    .execute();
  const found = new Set<FigureId>();
  for (const { figure_id } of left) {
    const why = (await lastStatusOf(db, id, figure_id))?.why;
    if (why && isBy(why, 'never-recovered')) found.add(figure_id);
  }
  return found;
}

/** Last change of a figure’s status that counts, and its act; undefined where the log has none. */
export async function lastStatusOf(db: Db, id: string, figure: FigureId) {
  const [last] = await eventsThatCountOf(db, id, figure)
    .where('campaign_event.type', '=', 'status-changed')
    .limit(1)
    .select(['campaign_event.type', 'campaign_event.payload', 'campaign_event.act'])
    .execute();
  if (last === undefined) return undefined;
  const event = readable(`The last of ${figure}`, () => decodeEvent(last, 'event'));
  return event.type === 'status-changed' ? { why: event.why, act: last.act } : undefined;
}

/** Place and cause of a figure’s end, those of the last change of status that counts, and the battle’s record of whoever was killed. */
export async function fateOf(db: Db, id: string, { figure_id }: Pick<StateTables['figure'], 'figure_id'>) {
  const last = await lastStatusOf(db, id, figure_id);
  if (last === undefined) return { why: null, act: null, place: null, record: undefined };
  const entry = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '<=', last.act)
    .orderBy('act', 'desc')
    .limit(1)
    .select(['act', 'place'])
    .executeTakeFirst();
  const record = isBy(last.why, 'killed') ? await lastRecordOf(db, id, figure_id) : undefined;
  return { why: last.why, act: entry?.act ?? null, place: entry?.place ?? null, record };
}

/** Record of the last battle that the figure was in, as it was corrected. */
async function lastRecordOf(db: Db, id: string, figure: FigureId): Promise<FigureRecord | undefined> {
  const last = await eventsThatCountOf(db, id, figure)
    .where('campaign_event.type', 'in', ['battle-reported', 'record-changed'])
    .limit(1)
    .select(['campaign_event.type', 'campaign_event.payload'])
    .executeTakeFirst();
  const event = last && readable(`The last battle of ${figure}`, () => decodeEvent(last, 'event'));
  if (event?.type === 'record-changed') return event.to;
  return event?.type === 'battle-reported'
    ? event.records.find((record) => record.figure === figure)
    : undefined;
}
