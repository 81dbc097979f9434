/** Data of the Chronicle’s curves: a window of Encounters, and the Rep of some figures in it. */
import { sql } from 'kysely';
import type { CampaignDate } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import type { Standing } from '../../../src/rules/all-things-zombie/text/chronicle/standing.ts';
import type { Db } from '../../schema.ts';
import type { StateTables } from '../../tables/all-things-zombie.ts';
import { dated } from './log/dates.ts';

/** Standing at the end of an Encounter; kills are those of this Encounter alone. */
export interface SeriesPoint extends Standing {
  readonly number: number;
  readonly date: CampaignDate;
}

export interface Series {
  /** Oldest first. */
  readonly points: readonly SeriesPoint[];
  /** True if there are Encounters before the first of the points. */
  readonly earlier: boolean;
  readonly later: boolean;
}

export interface Window {
  /** The number of the last Encounter shown; null for the latest. */
  readonly until: number | null;
  /** Encounters shown at most. */
  readonly span: number;
}

export async function series(db: Db, id: string, { until, span }: Window): Promise<Series> {
  let query = points(db, id).where('type', '=', 'encounter-ended');
  if (until !== null) query = query.where('number', '<=', until);
  // A point more than is shown: kills are told against the point before.
  const rows = await query
    .orderBy('chronicle_point.seq', 'desc')
    .limit(span + 1)
    .execute();
  const all = rows.toReversed();
  const earlier = all.length > span;
  const shown = earlier ? all.slice(1) : all;
  const latest = await points(db, id)
    .where('type', '=', 'encounter-ended')
    .orderBy('chronicle_point.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kills = await killsFrom(db, id, all[0]?.seq ?? 0, earlier);
  return {
    points: shown.map(({ number, year, period, party, rep, stock }) => ({
      ...{ number, date: { year, period }, party, rep, stock },
      ...(kills.get(number) ?? { zombies: 0, people: 0 }),
    })),
    earlier,
    later: (latest?.number ?? 0) > (shown.at(-1)?.number ?? Number.POSITIVE_INFINITY),
  };
}

/** Every point with the type of event it comes from. */
function points(db: Db, id: string) {
  return db
    .selectFrom('chronicle_point')
    .crossJoin('campaign_event')
    .whereRef('campaign_event.campaign_id', '=', 'chronicle_point.campaign_id')
    .whereRef('campaign_event.seq', '=', 'chronicle_point.seq')
    .where('chronicle_point.campaign_id', '=', id)
    .selectAll('chronicle_point')
    .select('type');
}

type Kills = Pick<Standing, 'zombies' | 'people'>;

/**
 * Kills of each Encounter from this point on, as corrected since. Points hold kills in all: each adds to its Encounter
 * what it has more than the point before, but for totals that were changed by hand or came from another campaign.
 */
async function killsFrom(
  db: Db,
  id: string,
  seq: number,
  earlier: boolean,
): Promise<ReadonlyMap<number, Kills>> {
  const rows = await points(db, id)
    .where('chronicle_point.seq', '>=', earlier ? seq : 0)
    .orderBy('chronicle_point.seq')
    .execute();
  const kills = new Map<number, Kills>();
  let before: Kills = { zombies: 0, people: 0 };
  for (const { number, type, zombies, people } of rows) {
    if (type === 'encounter-ended' || type === 'encounter-corrected') {
      const own = kills.get(number) ?? { zombies: 0, people: 0 };
      kills.set(number, {
        zombies: own.zombies + zombies - before.zombies,
        people: own.people + people - before.people,
      });
    }
    before = { zombies, people };
  }
  return kills;
}

/** A figure's Rep from this date on; the first step is what it was before. */
export interface RepStep {
  readonly date: CampaignDate;
  readonly rep: number;
}

/** The changes of a figure's Rep from the first to the last of these dates, and what it was before them. */
export async function repSteps(
  db: Db,
  id: string,
  figure: FigureId,
  { from, to }: { readonly from: CampaignDate; readonly to: CampaignDate },
): Promise<RepStep[]> {
  const rows = db
    .selectFrom('rep_ledger')
    .innerJoin('campaign_event', (join) =>
      join
        .onRef('campaign_event.campaign_id', '=', 'rep_ledger.campaign_id')
        .onRef('campaign_event.seq', '=', 'rep_ledger.seq'),
    )
    .where('rep_ledger.campaign_id', '=', id)
    .where('rep_ledger.figure_id', '=', figure)
    // The condition of the index, word for word, without which SQLite wouldn't use it.
    .where(sql<boolean>`counted = 'rep'`)
    .select(['world_year', 'world_period', 'to_value', 'rep_ledger.seq']);
  const changes = await rows.orderBy('rep_ledger.seq').execute();
  const steps = changes.map(({ world_year: year, world_period: period, to_value: rep }) => ({
    date: dated(year, period),
    rep,
  }));
  const within = steps.filter(({ date }) => !isBefore(date, from) && !isBefore(to, date));
  const before = steps.findLast(({ date }) => isBefore(date, from));
  return before === undefined ? within : [{ ...before, date: from }, ...within];
}

function isBefore(a: CampaignDate, b: CampaignDate): boolean {
  return a.year < b.year || (a.year === b.year && a.period < b.period);
}

/** Somebody whose Rep is drawn. */
export interface RepOf {
  readonly figure: FigureId;
  readonly name: string;
  readonly shortName: string | null;
  /** Date on which the figure died, turned or left; null for everybody else. */
  readonly gone: CampaignDate | null;
}

/** Lines that can still be told apart. */
const MOST_LINES = 5;

function who(db: Db, id: string) {
  return db
    .selectFrom('figure')
    .where('campaign_id', '=', id)
    .select(['figure_id', 'name', 'short_name', 'status', 'since_year', 'since_period']);
}

type Row = Pick<
  StateTables['figure'],
  'figure_id' | 'name' | 'short_name' | 'status' | 'since_year' | 'since_period'
>;

function drawn({
  figure_id: figure,
  name,
  short_name: shortName,
  status,
  since_year: year,
  since_period: period,
}: Row): RepOf {
  const gone = status === 'ready' || status === 'captive' ? null : { year, period };
  return { figure, name, shortName, gone };
}

/** The Star, and the best of the party. */
export async function whoIsDrawn(db: Db, id: string): Promise<RepOf[]> {
  const rows = await who(db, id)
    // The condition of the index, word for word, without which SQLite wouldn't use it.
    .where(sql<boolean>`(kind = 'star' or status = 'ready')`)
    .orderBy('kind', 'desc')
    .orderBy('rep', 'desc')
    .orderBy('position')
    .limit(MOST_LINES)
    .execute();
  return rows.map(drawn);
}

/** Rep of these figures, in the order asked for; a figure who never joined is left out. */
export async function repOf(db: Db, id: string, figures: readonly FigureId[]): Promise<RepOf[]> {
  if (figures.length === 0) return [];
  const rows = await who(db, id).where('figure_id', 'in', figures).execute();
  return figures.flatMap((figure) => rows.filter((row) => row.figure_id === figure).map(drawn));
}
