/** The Encounter under way as the log has it: from which act on, and what was done in it. */

import type { EventType } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { decodeTitle } from '../../codecs/title.ts';
import { eventsThatCount } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import { decodeLogged, type LoggedEvent, type Told } from './log/events.ts';

/** The act and the event that the present Encounter begins with; undefined where none is under way. */
export async function underWaySince(
  db: Db,
  id: string,
): Promise<{ readonly act: number; readonly seq: number } | undefined> {
  // An Encounter goes on until it is ended or dropped, so that no entry comes after it.
  const last = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .orderBy('act', 'desc')
    .limit(1)
    .select(['act', 'seq', 'state'])
    .executeTakeFirst();
  return last?.state === 'under-way' ? { act: last.act, seq: last.seq } : undefined;
}

export interface DoneAct {
  readonly act: number;
  readonly title: unknown;
  /** Events of the act that something was rolled, drawn or decided for; empty where nothing was. */
  readonly rolled: readonly Told[];
}

/** Events of these acts that something was rolled, drawn or decided for, by act. Fails as `unreadable`. */
export async function rolledIn(
  db: Db,
  id: string,
  acts: readonly number[],
): Promise<ReadonlyMap<number, readonly Told[]>> {
  if (acts.length === 0) return new Map();
  const rows = await rolled(db, id, acts).orderBy('seq').selectAll().execute();
  return Map.groupBy(rows.map(decodeLogged), ({ act }) => act);
}

/** Events from this one on, each of a type that anything was rolled for, the newest first. Fails as `unreadable`. */
export async function rolledFor(
  db: Db,
  id: string,
  { since, to, type }: { readonly since: number; readonly to?: number; readonly type: EventType },
): Promise<readonly LoggedEvent[]> {
  const rows = await eventsThatCount(db, id)
    .where('campaign_event.seq', '>=', since)
    .$if(to !== undefined, (query) => query.where('campaign_event.seq', '<=', to ?? since))
    .where('campaign_event.type', '=', type)
    .where('campaign_event.rolls', '<>', NOTHING_ROLLED)
    .orderBy('campaign_event.seq', 'desc')
    .selectAll('campaign_event')
    .execute();
  return rows.map(decodeLogged);
}

/**
 * Events of the Encounter for which a table was rolled that has been laid out since this event without a die, because it was known, up to
 * the one that says the same; undefined where each table was rolled for.
 */
export async function knownFrom(
  db: Db,
  id: string,
  since: number,
): Promise<{ readonly since: number; readonly to: number } | undefined> {
  const tables = eventsThatCount(db, id).where('campaign_event.type', '=', 'table-set');
  const known = await tables
    .where('campaign_event.seq', '>=', since)
    .where('campaign_event.rolls', '=', NOTHING_ROLLED)
    .select('campaign_event.payload')
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const same = await tables
    .where('campaign_event.seq', '<', since)
    .where('campaign_event.payload', '=', known.payload)
    .where('campaign_event.rolls', '<>', NOTHING_ROLLED)
    .orderBy('campaign_event.seq', 'desc')
    .limit(1)
    .select('campaign_event.seq')
    .executeTakeFirst();
  if (same === undefined) return undefined;
  const entry = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('number', 'is not', null)
    .where('seq', '<=', same.seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .select('seq')
    .executeTakeFirst();
  return entry === undefined ? undefined : { since: entry.seq, to: same.seq };
}

/** Acts among these in which anything was rolled, drawn or decided. */
export async function withRolls(db: Db, id: string, acts: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await rolled(db, id, acts).select('act').distinct().execute();
  return new Set(rows.map(({ act }) => act));
}

/** Rolls of an event for which none were made, in the form in which they are stored. */
const NOTHING_ROLLED = '[]';

const rolled = (db: Db, id: string, acts: readonly number[]) =>
  db
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .where('act', 'in', acts)
    .where('rolls', '<>', NOTHING_ROLLED);

/** A page of the acts that count from this one on, newest first; `after` is the last act seen. */
export async function actsSince(
  db: Db,
  id: string,
  { since, after, limit }: { readonly since: number; readonly after: number | null; readonly limit: number },
): Promise<{ readonly acts: readonly DoneAct[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .where('act', '>=', since)
    .where('state', '=', 'done')
    .$if(after !== null, (query) => query.where('act', '<', after))
    .orderBy('act', 'desc')
    .limit(limit + 1)
    .select(['act', 'title'])
    .execute();
  const page = rows.slice(0, limit);
  const rolled = await rolledIn(
    db,
    id,
    page.map(({ act }) => act),
  );
  const acts = page.map(({ act, title }) => ({
    act,
    title: decodeTitle(title),
    rolled: rolled.get(act) ?? [],
  }));
  return { acts, next: rows.length > limit ? (acts.at(-1)?.act ?? null) : null };
}
