/** A campaign's log: acts, and the events each of them told. Events are added, never changed; an act's state says which count. */

import type { Title } from '../../../../src/rules/all-things-zombie/acts/title.ts';
import type { CampaignDate } from '../../../../src/rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Transcript } from '../../../../src/rules/core/transcript.ts';
import { decodeRolls } from '../../../codecs/rolls.ts';
import { decodeTitle } from '../../../codecs/title.ts';
import { readable } from '../../../file/readable.ts';
import { withLastEvent } from '../../../log/acts.ts';
import { eventsThatCountOf, eventsWithActs } from '../../../log/events-that-count.ts';
import type { Db } from '../../../schema.ts';
import type { ActState, CampaignEventTable } from '../../../tables/log.ts';
import { dated } from './dates.ts';
import { decodeEvent } from './event.ts';

/** An event, and the answers given since the one before it in the same act: what the event came from. */
export interface Told {
  readonly event: CampaignEvent;
  readonly rolls: Transcript;
}

export interface ActToCommit {
  /** The contract's name of the command, e.g. `figure.rename`. */
  readonly command: string;
  readonly title: Title;
  /** Events of the act, at least one. */
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

/** Fails as `unreadable`. */
export function decodeLogged(row: CampaignEventTable): LoggedEvent {
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
  return eventsWithActs(db, campaign).orderBy('campaign_event.seq').selectAll('campaign_event');
}

/** The events that count: those of done acts, in order. Fails as `unreadable` where one can't be read. */
export async function readLog(db: Db, campaign: string): Promise<LoggedEvent[]> {
  const rows = await eventsOf(db, campaign).where('campaign_act.state', '=', 'done').execute();
  return rows.map(decodeLogged);
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
  const rows = await eventsThatCountOf(db, campaign, figure)
    .$if(after !== null, (query) => query.where('event_subject.seq', '<', after))
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

interface ActsWanted {
  /** The last act seen; null for the newest. */
  readonly after: number | null;
  readonly limit: number;
  /** Only those that count, or only those that may be done again. */
  readonly state?: 'done' | 'undone' | undefined;
}

/** A page of the acts that can still be gone back to or done again, newest first; `after` is the last act seen. */
export async function actPage(
  db: Db,
  campaign: string,
  { after, limit, state }: ActsWanted,
): Promise<{ readonly acts: readonly LoggedAct[]; readonly next: number | null }> {
  const rows = await withLastEvent(db)
    .where('campaign_act.campaign_id', '=', campaign)
    .where('campaign_act.state', 'in', state === undefined ? ['done', 'undone'] : [state])
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
