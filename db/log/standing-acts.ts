/** All acts of a damaged log, with one in the place of each that is missing, and their events under numbers that follow one another. */
import { StoreFailure } from '../file/failure.ts';
import type { Trx } from '../schema.ts';
import { readActs, type StoredAct } from './acts.ts';
import { FIRST_ACT } from './head.ts';
import { MOST_ACTS } from './tree.ts';

export type Event = StoredAct['events'][number];
/** An act as it is put right; its events may be counted anew. */
export interface Standing {
  readonly act: Omit<StoredAct, 'events'>;
  events: Event[];
}

export const unreadable = (why: string) => new StoreFailure('unreadable', why);

/** All acts by number, with one in the place of each that is missing. */
export async function actsOf(
  trx: Trx,
  id: string,
  upTo: number,
  title: string,
  at: string,
): Promise<Standing[]> {
  const found = new Map<number, StoredAct>();
  // Beyond any number there can be, it is one that was damaged.
  for await (const act of readActs(trx, id)) if (act.act <= MOST_ACTS) found.set(act.act, act);
  const standing: Standing[] = [];
  const last = [...found.keys()].reduce((most, act) => Math.max(most, act), upTo);
  for (let act = FIRST_ACT; act <= last; act += 1) {
    const one = found.get(act);
    if (one !== undefined) {
      const { events, ...rest } = one;
      standing.push({ act: rest, events: [...events] });
      continue;
    }
    const before = standing.at(-1)?.act;
    const { line, made_at } = before ?? { line: 1, made_at: at };
    const parent = before?.act ?? null;
    const state = act === FIRST_ACT ? 'done' : 'dropped';
    standing.push({
      act: {
        campaign_id: id,
        act,
        parent,
        line,
        title,
        command: 'check.repair',
        made_at,
        checksum: null,
        state,
      },
      events: [],
    });
  }
  return standing;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** Acts that follow one another, all of them damaged, between the last event of the act before them and the first of the act after. */
interface Gap {
  readonly acts: Standing[];
  readonly after: number;
  before: number;
}

export function gapsOf(acts: readonly Standing[], wrong: ReadonlySet<number>): readonly Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | undefined;
  let last = 0;
  for (const one of acts) {
    if (wrong.has(one.act.act)) {
      if (open === undefined) {
        open = { acts: [], after: last, before: Number.POSITIVE_INFINITY };
        gaps.push(open);
      }
      open.acts.push(one);
      continue;
    }
    if (open !== undefined) open.before = one.events[0]?.seq ?? Number.POSITIVE_INFINITY;
    open = undefined;
    last = one.events.at(-1)?.seq ?? last;
  }
  return gaps;
}

/** Numbers of events that stand where they can't are damaged: the events of those acts are counted anew. */
export function countAnew({ acts, after, before }: Gap): void {
  const stands = acts.flatMap(({ events }) => events.map(({ seq }) => seq));
  const fits = stands.every((seq, at) => seq > (stands[at - 1] ?? after) && seq < before);
  if (fits) return;
  let [next, left] = [after + 1, acts.length];
  for (const one of acts) {
    left -= 1;
    // Each of those that follow has one at least.
    const room = Math.max(1, before - next - left);
    const events = one.events.slice(0, room).map((event, at) => ({ ...event, seq: next + at }));
    one.events = events;
    next += Math.max(1, events.length);
  }
}

/** Gives the numbers that are left out among events to the damaged acts that they belong to; each has one at least. */
export function fillEvents(
  acts: readonly Standing[],
  wrong: ReadonlySet<number>,
  blank: (seq: number, act: number) => Event,
) {
  let last = 0;
  let waiting: Standing[] = [];
  const settle = (next: number) => {
    const seqs = range(last + 1, next);
    if (waiting.length === 0 && seqs.length === 0) return;
    const without = waiting.filter(({ events }) => events.length === 0);
    const takers = without.length > 0 ? without : waiting;
    if (takers.length === 0 || seqs.length < without.length) throw unreadable('Events are missing.');
    for (const [index, seq] of seqs.entries()) {
      const taker = takers[Math.min(index, takers.length - 1)];
      taker?.events.push(blank(seq, taker.act.act));
    }
  };
  for (const one of acts) {
    const first = one.events[0]?.seq;
    const isWrong = wrong.has(one.act.act);
    if (first === undefined) {
      if (!isWrong) throw unreadable('An act has no events.');
      waiting.push(one);
      continue;
    }
    if (isWrong) waiting.push(one);
    settle(first);
    // Numbers that are left out within it are its own.
    const own = new Set(one.events.map(({ seq }) => seq));
    const end = one.events.at(-1)?.seq ?? first;
    for (const seq of range(first, end)) if (!own.has(seq)) one.events.push(blank(seq, one.act.act));
    one.events.sort((a, b) => a.seq - b.seq);
    last = end;
    waiting = isWrong ? [one] : [];
  }
  const open = waiting.filter(({ events }) => events.length === 0);
  settle(last + 1 + open.length);
  for (const one of acts) one.events.sort((a, b) => a.seq - b.seq);
}
