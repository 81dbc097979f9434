/**
 * Where no backup has what is damaged of a log: play goes on from the present state, by an act that says so. What comes before the
 * damage stays and counts; what comes after it stays as a line that was given up, and what can't be read of that says that it can't.
 */
import { insertAll, type Row } from '../projection/rows.ts';
import type { Trx } from '../schema.ts';
import type { CampaignEventTable } from '../tables/log.ts';
import { checksumOf } from './checksum.ts';
import { FIRST_ACT } from './head.ts';
import type { Keeping } from './keeping.ts';
import {
  actsOf,
  countAnew,
  type Event,
  fillEvents,
  gapsOf,
  type Standing,
  unreadable,
} from './standing-acts.ts';
import type { ActToStore } from './store.ts';
import { dueStates, MOST_ACTS } from './tree.ts';

/** What a game puts where nothing can be read any more, and how it goes on. */
export interface GoingOn<Act> {
  /** The act by which it goes on from where it stands. Fails as `unreadable` where that isn't what the last act has left. */
  readonly act: (trx: Trx, at: string) => Promise<Act>;
  /** An event that says that it can't be read. */
  readonly nothing: Pick<CampaignEventTable, 'type' | 'payload' | 'rolls'>;
  /** The title, JSON, of an act whose own can't be. */
  readonly title: string;
  readonly isTitle: (title: string) => boolean;
}

/** The line that an act is on; of one that was damaged, the first. */
const lineOf = ({ act }: Pick<Standing, 'act'>): number =>
  act.line >= 1 && act.line <= act.act ? act.line : 1;

/** The nearest act before the damage that leads to where the log stands. */
function lastSound(acts: readonly Standing[], head: number, first: number): number {
  const parents = new Map(acts.map(({ act }) => [act.act, act.parent]));
  let at: number | null = head;
  while (at !== null && at >= first) {
    const parent: number | null = parents.get(at) ?? null;
    // A parent that comes later is damaged itself, and would lead in a circle.
    at = parent !== null && parent >= FIRST_ACT && parent < at ? parent : null;
  }
  return at ?? first - 1;
}

interface Damaged {
  readonly wrong: ReadonlySet<number>;
  readonly head: number;
  readonly at: string;
}

/** Gives where the log stands then. */
export async function goOnFromState<State extends object, Act, T extends Parameters<typeof insertAll>[1]>(
  trx: Trx,
  id: string,
  { wrong, head, at }: Damaged,
  kept: Keeping<State, Act, T>,
  going: GoingOn<Act>,
): Promise<{ readonly act: number; readonly lineEnd: number }> {
  const { acts: played } = await kept.play(trx, [await going.act(trx, at)]);
  const [goesOn] = played;
  if (goesOn === undefined) throw unreadable('It can’t be gone on from how it stands.');
  const first = Math.min(...wrong);
  const numbers = [...wrong].filter((act) => act <= MOST_ACTS);
  const acts = await actsOf(trx, id, Math.max(Math.min(head, MOST_ACTS), ...numbers), going.title, at);
  const date = {
    world_year: goesOn.events[0]?.world_year ?? null,
    world_period: goesOn.events[0]?.world_period ?? null,
  };
  const { rulesVersion: rules_version } = goesOn;
  const blank = (seq: number, act: number): Event => ({
    campaign_id: id,
    seq,
    act,
    ...going.nothing,
    ...date,
    rules_version,
  });
  for (const gap of gapsOf(acts, wrong)) countAnew(gap);
  fillEvents(acts, wrong, blank);
  const most = acts.length;
  const lastSeq = acts.at(-1)?.events.at(-1)?.seq ?? 0;
  let now = { act: head, lineEnd: head };
  const rewritten = acts
    .filter(({ act }) => act.act >= first)
    .map((one) => readableOf(one, wrong, kept, going, blank));
  if (head >= first && first === FIRST_ACT) {
    const [begins, ...others] = rewritten;
    if (begins === undefined) throw unreadable('It has no beginning.');
    const [, ...rest] = begins.events;
    const opening = toRows(id, goesOn, FIRST_ACT, begins.events[0]?.seq ?? 1);
    const blanks = rest.map(({ seq }) => blank(seq, FIRST_ACT));
    rewritten.splice(
      0,
      rewritten.length,
      { act: { ...begins.act, ...titleOf(goesOn) }, events: [...opening, ...blanks] },
      ...others,
    );
    now = { act: FIRST_ACT, lineEnd: FIRST_ACT };
  } else if (head >= first) {
    const parent = lastSound(acts, head, first);
    const act = most + 1;
    const line = Math.max(...acts.map(lineOf)) + 1;
    rewritten.push({
      act: {
        campaign_id: id,
        act,
        parent,
        line,
        ...titleOf(goesOn),
        made_at: at,
        checksum: null,
        state: 'done',
      },
      events: toRows(id, goesOn, act, lastSeq + 1),
    });
    now = { act, lineEnd: act };
  }
  await write(trx, id, first, acts, rewritten, now);
  return now;
}

const titleOf = ({ title, command }: ActToStore) => ({ title, command });

const toRows = (
  campaign_id: string,
  { events, rulesVersion: rules_version }: ActToStore,
  act: number,
  from: number,
): Event[] =>
  events.map(({ subjects: _, ...event }, index) => ({
    campaign_id,
    seq: from + index,
    act,
    ...event,
    rules_version,
  }));

/** The date that stands beside an event, if it is one. */
function dateOf(
  { world_year, world_period }: Event,
  instead: Event,
): Pick<Event, 'world_year' | 'world_period'> {
  const isOne = (value: number, most: number) => value >= 0 && value <= most;
  const none = world_year === null && world_period === null;
  const fits =
    world_year !== null && world_period !== null && isOne(world_year, 99) && isOne(world_period, 11);
  return none || fits
    ? { world_year, world_period }
    : { world_year: instead.world_year, world_period: instead.world_period };
}

/** What of a damaged act can be read stays. */
function readableOf<State extends object, Act, T extends Parameters<typeof insertAll>[1]>(
  { act, events }: Standing,
  wrong: ReadonlySet<number>,
  kept: Keeping<State, Act, T>,
  { title, isTitle }: GoingOn<Act>,
  blank: (seq: number, act: number) => Event,
): Standing {
  if (!wrong.has(act.act)) return { act, events };
  const read = (one: Event) => {
    try {
      kept.folding().act({ ...act, state: 'dropped', events: [one] });
      return one;
    } catch {
      return blank(one.seq, act.act);
    }
  };
  const hangs = act.parent !== null && act.parent >= FIRST_ACT && act.parent < act.act;
  const parent = act.act === FIRST_ACT ? null : hangs ? act.parent : act.act - 1;
  return {
    act: { ...act, parent, line: lineOf({ act }), title: isTitle(act.title) ? act.title : title },
    events: events.map((one) => ({ ...read(one), ...dateOf(one, blank(one.seq, act.act)) })),
  };
}

/** In the place of all from the first damaged one on, each with the checksum that follows. */
async function write(
  trx: Trx,
  id: string,
  first: number,
  acts: readonly Standing[],
  rewritten: readonly Standing[],
  now: { readonly act: number; readonly lineEnd: number },
): Promise<void> {
  const whole = [...acts.filter(({ act }) => act.act < first), ...rewritten];
  const due = dueStates(
    whole.map(({ act }) => act),
    now,
  );
  const checksums = new Map<number, string | null>();
  const actRows: Row[] = [];
  for (const { act, events } of whole) {
    const before = act.parent === null ? null : (checksums.get(act.parent) ?? null);
    const checksum = act.act < first ? act.checksum : checksumOf(before, act, events);
    checksums.set(act.act, checksum);
    if (act.act >= first) actRows.push({ ...act, checksum, state: due.get(act.act) ?? 'dropped' });
  }
  await trx.deleteFrom('event_subject').where('campaign_id', '=', id).execute();
  await trx.deleteFrom('act_inverse').where('campaign_id', '=', id).where('act', '>=', first).execute();
  await trx.deleteFrom('campaign_event').where('campaign_id', '=', id).where('act', '>=', first).execute();
  await trx.deleteFrom('campaign_act').where('campaign_id', '=', id).where('act', '>=', first).execute();
  await insertAll(trx, 'campaign_act', actRows);
  await insertAll(trx, 'campaign_event', rewritten.flatMap(({ events }) => events) as readonly Row[]);
  for (const { act } of acts) {
    const state = due.get(act.act);
    if (act.act < first && state !== undefined && state !== act.state)
      await trx
        .updateTable('campaign_act')
        .set({ state })
        .where('campaign_id', '=', id)
        .where('act', '=', act.act)
        .execute();
  }
  await trx
    .updateTable('campaign_head')
    .set({ act: now.act, line_end: now.lineEnd })
    .where('id', '=', id)
    .execute();
}
