/** Encounters that are over: what their end left in the log, and what was corrected of them since. */

import type { Closed } from '../../../src/rules/all-things-zombie/acts/encounter/after/correct-closed.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { EventOf } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { isBy } from '../../../src/rules/all-things-zombie/state/cause.ts';
import { decodeTitle } from '../../codecs/title.ts';
import { readable } from '../../file/readable.ts';
import type { Db } from '../../schema.ts';
import { type ToldAct, toldActs } from './chronicle/chronicle-events.ts';
import { decodeEvent } from './log/event.ts';

type Corrected = EventOf<'encounter-corrected'>;

/** Numbers of the Encounters that are asked about, from the first to the last. */
interface Numbers {
  readonly from: number;
  readonly to: number;
}
const EVERY: Numbers = { from: 1, to: Number.MAX_SAFE_INTEGER };

/** The acts that corrected these Encounters and count, oldest first, with nothing but that event. */
export async function correctionsOf(
  db: Db,
  id: string,
  { from, to }: Numbers = EVERY,
): Promise<readonly ToldAct[]> {
  const rows = await db
    // A correction leaves a point of its own, and points are fewer than events.
    .selectFrom('chronicle_point')
    .crossJoin('campaign_event')
    .crossJoin('campaign_act')
    .whereRef('campaign_event.campaign_id', '=', 'chronicle_point.campaign_id')
    .whereRef('campaign_event.seq', '=', 'chronicle_point.seq')
    .whereRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
    .whereRef('campaign_act.act', '=', 'campaign_event.act')
    .where('chronicle_point.campaign_id', '=', id)
    .where('chronicle_point.number', '>=', from)
    .where('chronicle_point.number', '<=', to)
    .where('campaign_event.type', '=', 'encounter-corrected')
    .orderBy('chronicle_point.seq')
    .select(['campaign_event.seq', 'campaign_event.act', 'type', 'payload', 'title', 'made_at'])
    .execute();
  return rows.map(({ seq, act, title, made_at: madeAt, ...row }) => ({
    act,
    title: decodeTitle(title),
    madeAt,
    events: [readable(`Event ${seq} of campaign ${id}`, () => decodeEvent(row, 'event'))],
  }));
}

/** Corrections of one Encounter among these acts. */
export const correctionsIn = (acts: readonly ToldAct[], number: number): readonly Corrected[] =>
  acts
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'encounter-corrected')
    .filter((event) => event.number === number);

const FACTS = [
  'encounter-planned',
  'left-at-home',
  'battle-reported',
  'record-changed',
  'points-scored',
  'status-changed',
  'encounter-ended',
] as const;

/** An Encounter that was played to its end, by its number; undefined where there is none. */
export async function closedEncounter(db: Db, id: string, number: number): Promise<Closed | undefined> {
  const row = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('number', '=', number)
    .where('state', '=', 'ended')
    .orderBy('act', 'desc')
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const later = await db
    .selectFrom('chronicle_entry')
    .where('campaign_id', '=', id)
    .where('act', '>', row.act)
    .where('state', '=', 'ended')
    .limit(1)
    .select('act')
    .executeTakeFirst();
  const acts = await toldActs(db, id, { from: row.seq, to: row.last_seq, types: FACTS });
  const since = correctionsIn(await correctionsOf(db, id, { from: number, to: number }), number);
  return closedOf(
    acts.flatMap(({ events }) => events),
    since,
    later === undefined,
  );
}

function closedOf(
  events: readonly ToldAct['events'][number][],
  since: readonly Corrected[],
  last: boolean,
): Closed | undefined {
  const planned = events.findLast(({ type }) => type === 'encounter-planned');
  const ended = events.findLast(({ type }) => type === 'encounter-ended');
  if (planned?.type !== 'encounter-planned' || ended?.type !== 'encounter-ended') return undefined;
  let { combinedRep } = planned.encounter;
  let innocents = 0;
  const fetched = new Set<FigureId>();
  const kills = new Map<string, Closed['kills'][number]>();
  for (const event of events) {
    if (event.type === 'left-at-home')
      combinedRep -= planned.encounter.reps[planned.encounter.party.indexOf(event.figure)] ?? 0;
    if (event.type === 'status-changed' && isBy(event.why, 'fetched')) fetched.add(event.figure);
    if (event.type === 'points-scored') innocents = event.innocents;
    const records =
      event.type === 'battle-reported' ? event.records : event.type === 'record-changed' ? [event.to] : [];
    for (const { figure, zombiesKilled: zombies, peopleKilled: people } of records)
      kills.set(figure, { figure, zombies, people });
  }
  for (const { to, captives = [] } of since) {
    for (const one of to.kills) kills.set(one.figure, one);
    for (const id of captives) to.successful ? fetched.add(id) : fetched.delete(id);
  }
  const result = since.at(-1)?.to;
  const { successful, zombiesKilled, points } = result ?? ended.summary;
  return {
    summary: { ...ended.summary, successful, zombiesKilled, points },
    kills: [...kills.values()],
    phase: planned.encounter.phase,
    combinedRep,
    innocents,
    fetched: [...fetched],
    last,
  };
}
