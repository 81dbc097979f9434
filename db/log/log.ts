/** The log: acts, and the events each of them told. Events are added, never changed; an act's state says which count. */

import type { Title } from '../../src/rules/all-things-zombie/acts/title.ts';
import type { CampaignDate } from '../../src/rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { type CampaignEvent, subjectsOf } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Transcript } from '../../src/rules/core/transcript.ts';
import { decodeRolls, encodeRolls } from '../codecs/rolls.ts';
import { decodeTitle, encodeTitle } from '../codecs/title.ts';
import { readable } from '../file/readable.ts';
import { decodeEvent, encodeEvent } from '../games/all-things-zombie/codecs/event.ts';
import { titleFrom } from '../games/all-things-zombie/codecs/title.ts';
import { dated } from '../games/all-things-zombie/dates.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActState, CampaignEventTable } from '../tables/log.ts';
import { checksumOf } from './checksum.ts';

/** An event, and the answers given since the one before it in the same act: what the event came from. */
export interface Told {
  readonly event: CampaignEvent;
  readonly rolls: Transcript;
}

export interface ActToCommit {
  /** The contract's name of the command, e.g. `figure.rename`. */
  readonly command: string;
  readonly title: Title;
  /** At least one. */
  readonly events: readonly Told[];
  readonly rulesVersion: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

export interface LoggedAct {
  readonly act: number;
  /** Plain data of the game's. */
  readonly title: unknown;
  readonly command: string;
  readonly madeAt: string;
  readonly state: ActState;
  /** The date in the campaign when the act was done with. */
  readonly date: CampaignDate;
}

export interface LoggedEvent extends Told {
  readonly seq: number;
  readonly act: number;
  readonly date: CampaignDate;
  readonly rulesVersion: string;
}

/** An event and the date in the campaign once it has happened. */
export interface Dated extends Told {
  readonly date: CampaignDate;
}

async function lastSeq(trx: Trx, campaign: string): Promise<number> {
  const { seq } = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', campaign)
    .select((column) => column.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}

/** Where the next act comes to stand: its number, what it goes on from, and on which line. */
async function nextAct(trx: Trx, campaign: string) {
  const acts = trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', campaign)
    .select(['act', 'line', 'checksum']);
  const last = await acts.orderBy('act', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return { act: 1, parent: undefined, line: 1 };
  const counting = trx.selectFrom('campaign_head').where('id', '=', campaign).select('act');
  const parent = await acts.where('act', '=', counting).executeTakeFirstOrThrow();
  // Where the last one doesn't count, it was undone, and stays on the line that is left here.
  const line = parent.act === last.act ? last.line : last.line + 1;
  return { act: last.act + 1, parent, line };
}

/** An event as it is stored, whichever game it is of. */
export type EventToStore = Pick<
  CampaignEventTable,
  'type' | 'payload' | 'rolls' | 'world_year' | 'world_period'
> & {
  /** In whose history it stands. */
  readonly subjects: readonly string[];
};

/** Where an act and its events came to stand. */
export interface StoredAct {
  readonly act: number;
  /** Of its first event; the others follow. */
  readonly seq: number;
}

export interface ActToStore extends Omit<ActToCommit, 'title' | 'events'> {
  /** JSON. */
  readonly title: string;
}

/** Adds an act and its events after all that are there, and ends redo. */
export async function storeAct(
  trx: Trx,
  campaign: string,
  { title, command, madeAt: made_at, rulesVersion: rules_version }: ActToStore,
  events: readonly EventToStore[],
): Promise<StoredAct> {
  if (events.length === 0) throw new Error(`an act by ${command} tells no event`);
  const { act, parent, line } = await nextAct(trx, campaign);
  const seq = (await lastSeq(trx, campaign)) + 1;
  await trx
    .updateTable('campaign_act')
    .set({ state: 'dropped' })
    .where('campaign_id', '=', campaign)
    .where('state', '=', 'undone')
    .execute();
  const rows = events.map(({ subjects: _subjects, ...event }, index) => ({
    campaign_id: campaign,
    seq: seq + index,
    act,
    ...event,
    rules_version,
  }));
  const row = { act, line, title, command, made_at };
  const checksum = checksumOf(parent?.checksum ?? null, row, rows);
  await trx
    .insertInto('campaign_act')
    .values({ campaign_id: campaign, ...row, parent: parent?.act ?? null, checksum, state: 'done' })
    .execute();
  await trx.updateTable('campaign_head').set({ act }).where('id', '=', campaign).execute();
  for (const event of rows) await trx.insertInto('campaign_event').values(event).execute();
  for (const [index, { subjects }] of events.entries()) {
    for (const subject of subjects) {
      await trx
        .insertInto('event_subject')
        .values({ campaign_id: campaign, seq: seq + index, subject })
        .execute();
    }
  }
  return { act, seq };
}

/** The same for a campaign's. Gives the events as they stand in the log. */
export async function appendAct(
  trx: Trx,
  campaign: string,
  made: Omit<ActToCommit, 'events'>,
  events: readonly Dated[],
): Promise<LoggedEvent[]> {
  const { rulesVersion } = made;
  const { act, seq } = await storeAct(
    trx,
    campaign,
    { ...made, title: encodeTitle(titleFrom(made.title, 'title')) },
    events.map(toStore),
  );
  return events.map((dated, index) => ({ ...dated, seq: seq + index, act, rulesVersion }));
}

function toStore({ event, rolls, date }: Dated, index: number): EventToStore {
  const at = `event ${index}`;
  return {
    ...encodeEvent(event, at),
    rolls: encodeRolls(rolls, `${at}.rolls`),
    world_year: date.year,
    world_period: date.period,
    subjects: subjectsOf(event),
  };
}

function decodeLogged(row: CampaignEventTable): LoggedEvent {
  return readable(`Event ${row.seq} of campaign ${row.campaign_id}`, () => ({
    seq: row.seq,
    act: row.act,
    event: decodeEvent(row, 'event'),
    rolls: decodeRolls(row.rolls, 'rolls'),
    date: dated(row.world_year, row.world_period),
    rulesVersion: row.rules_version,
  }));
}

function eventsOf(db: Db, campaign: string) {
  return db
    .selectFrom('campaign_event')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('campaign_event.campaign_id', '=', campaign)
    .orderBy('campaign_event.seq')
    .selectAll('campaign_event');
}

/** The events that count: those of done acts, in order. Fails as `unreadable` where one can't be read. */
export async function readLog(db: Db, campaign: string): Promise<LoggedEvent[]> {
  const rows = await eventsOf(db, campaign).where('campaign_act.state', '=', 'done').execute();
  return rows.map(decodeLogged);
}

/** The events of one act, whether it counts or not. */
export async function readAct(db: Db, campaign: string, act: number): Promise<LoggedEvent[]> {
  const rows = await eventsOf(db, campaign).where('campaign_event.act', '=', act).execute();
  return rows.map(decodeLogged);
}

/** The events that count of a stretch of the log, from one act to before another. */
export async function readStretch(
  db: Db,
  campaign: string,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<LoggedEvent[]> {
  const rows = await eventsOf(db, campaign)
    .where('campaign_event.act', '>=', from)
    .where('campaign_event.act', '<', before)
    .where('campaign_act.state', '=', 'done')
    .execute();
  return rows.map(decodeLogged);
}

/** The same, those of acts that don't count among them. */
export async function readWholeStretch(
  db: Db,
  campaign: string,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<LoggedEvent[]> {
  const rows = await eventsOf(db, campaign)
    .where('campaign_event.act', '>=', from)
    .where('campaign_event.act', '<', before)
    .execute();
  return rows.map(decodeLogged);
}

/** Every event ever told, also those undone. */
export async function readWholeLog(db: Db, campaign: string): Promise<LoggedEvent[]> {
  return (await eventsOf(db, campaign).execute()).map(decodeLogged);
}

/**
 * A page of the events a figure had a part in, newest first; none that were undone. `after` is the last event seen, null
 * for the newest, and `next` what the next page comes after.
 */
export async function figureHistory(
  db: Db,
  campaign: string,
  figure: FigureId,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<{ readonly events: readonly LoggedEvent[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('event_subject')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'event_subject.campaign_id')
        .onRef('campaign_event.seq', '=', 'event_subject.seq'),
    )
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('event_subject.campaign_id', '=', campaign)
    .where('event_subject.subject', '=', figure)
    .$if(after !== null, (query) => query.where('event_subject.seq', '<', after))
    .where('campaign_act.state', '=', 'done')
    .orderBy('event_subject.seq', 'desc')
    .limit(limit + 1)
    .selectAll('campaign_event')
    .execute();
  const events = rows.slice(0, limit).map(decodeLogged);
  return { events, next: rows.length > limit ? (events.at(-1)?.seq ?? null) : null };
}

/** Every act, oldest first. */
export async function listActs(db: Db, campaign: string): Promise<LoggedAct[]> {
  const rows = await db
    .selectFrom('campaign_act')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'campaign_act.campaign_id')
        .onRef('campaign_event.act', '=', 'campaign_act.act'),
    )
    .where('campaign_act.campaign_id', '=', campaign)
    .groupBy('campaign_act.act')
    .orderBy('campaign_act.act')
    // SQLite takes the other columns from the row that has the greatest seq: the act's last event.
    .select((column) => column.fn.max('campaign_event.seq').as('seq'))
    .select(['world_year', 'world_period'])
    .select(['campaign_act.act', 'title', 'command', 'made_at', 'state'])
    .execute();
  return rows.map((row) => ({
    act: row.act,
    title: decodeTitle(row.title),
    command: row.command,
    madeAt: row.made_at,
    state: row.state,
    date: dated(row.world_year, row.world_period),
  }));
}

/** A page of the acts that can still be gone back to or done again, newest first; `after` is the last act seen. */
export async function actPage(
  db: Db,
  campaign: string,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<{ readonly acts: readonly LoggedAct[]; readonly next: number | null }> {
  const rows = await db
    .selectFrom('campaign_act')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'campaign_act.campaign_id')
        // Its last event says when the act was done with.
        .on('campaign_event.seq', '=', ({ selectFrom }) =>
          selectFrom('campaign_event as told')
            .whereRef('told.campaign_id', '=', 'campaign_act.campaign_id')
            .whereRef('told.act', '=', 'campaign_act.act')
            .select(({ fn }) => fn.max('told.seq').as('last')),
        ),
    )
    .where('campaign_act.campaign_id', '=', campaign)
    .where('campaign_act.state', '<>', 'dropped')
    .$if(after !== null, (query) => query.where('campaign_act.act', '<', after))
    .orderBy('campaign_act.act', 'desc')
    .limit(limit + 1)
    .select(['campaign_act.act', 'title', 'command', 'made_at', 'state', 'world_year', 'world_period'])
    .execute();
  const acts = rows.slice(0, limit).map(({ title, made_at, world_year, world_period, ...row }) => ({
    ...row,
    title: decodeTitle(title),
    madeAt: made_at,
    date: dated(world_year, world_period),
  }));
  return { acts, next: rows.length > limit ? (acts.at(-1)?.act ?? null) : null };
}
