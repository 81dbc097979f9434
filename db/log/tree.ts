/** The acts of a log as a tree: which of them count, and what else should be so of how they hang together. */
import type { Difference } from '../projection/compare.ts';
import type { Db } from '../schema.ts';
import type { ActState, GivenUpLineTable } from '../tables/log.ts';
import type { StoredAct } from './acts.ts';
import { checksums } from './checksum.ts';
import { checksumOfLine } from './line-checksum.ts';

/** More than any log has come to: a number beyond is damaged, and none between is looked for. */
export const MOST_ACTS = 100_000;

interface Head {
  readonly act: number;
  /** Null in a file from before it was kept. */
  readonly lineEnd: number | null;
}

export interface ActsChecked {
  /** Takes in the next act. */
  readonly see: (act: StoredAct) => void;
  /** Differences that the acts themselves have told so far. */
  readonly found: readonly Difference[];
  /**
   * After the last act: where the acts aren't what they were when they were made, or don't count as the head says: those that lead to the
   * head's act do, those from there to the end of its line may be redone, and all others were given up. Each of those leads to the
   * end of a line that is listed, or of several.
   */
  readonly differences: (head: Head, listed: readonly GivenUpLineTable[]) => readonly Difference[];
}

/** Acts, or events, from one to another that aren't there: no number is left out. */
export function missing(table: 'campaign_act' | 'campaign_event', from: number, to: number): Difference {
  const key = from === to ? String(from) : `${from} to ${to}`;
  const rebuilt = table === 'campaign_act' ? 'an act' : 'an event';
  return { table, key, column: null, stored: null, rebuilt };
}

type Hung = Pick<StoredAct, 'act' | 'parent'>;

/** The acts that lead to the end of a line; to the last act ever made where nobody knows which. */
function lineTo(acts: readonly Hung[], end: number | null): ReadonlySet<number> {
  const parents = new Map(acts.map(({ act, parent }) => [act, parent]));
  const line = new Set<number>();
  for (
    let act = end ?? acts.at(-1)?.act ?? null;
    act !== null && !line.has(act);
    act = parents.get(act) ?? null
  ) {
    line.add(act);
  }
  return line;
}

/** States that the acts of a log should have, oldest first, where the head stands so. */
export function dueStates(
  acts: readonly Hung[],
  { act: head, lineEnd }: Head,
): ReadonlyMap<number, ActState> {
  const line = lineTo(acts, lineEnd);
  return new Map(acts.map(({ act }) => [act, !line.has(act) ? 'dropped' : act > head ? 'undone' : 'done']));
}

/** The last acts of all lines but the one that the head stands on. */
export function givenUpEnds(acts: readonly Hung[], lineEnd: number | null): ReadonlySet<number> {
  const line = lineTo(acts, lineEnd);
  const goneOnFrom = new Set(acts.map(({ parent }) => parent));
  return new Set(acts.map(({ act }) => act).filter((act) => !goneOnFrom.has(act) && !line.has(act)));
}

/** Looks at the acts of a log, oldest first. */
export function checkingActs(): ActsChecked {
  const checksumOf = checksums();
  const acts: Pick<StoredAct, 'act' | 'parent' | 'state'>[] = [];
  const found: Difference[] = [];
  const differs = (act: number, column: 'checksum' | 'state', stored: string | null, rebuilt: string) => {
    if (stored !== rebuilt) found.push({ table: 'campaign_act', key: String(act), column, stored, rebuilt });
  };
  const last = () => acts.at(-1)?.act ?? 0;
  return {
    found,
    see: (one) => {
      const { act, parent, state, checksum } = one;
      if (act > last() + 1) found.push(missing('campaign_act', last() + 1, act - 1));
      acts.push({ act, parent, state });
      differs(act, 'checksum', checksum, checksumOf(one));
    },
    differences: ({ act: head, lineEnd }, listed) => {
      if (head > last()) found.push(missing('campaign_act', last() + 1, head));
      const due = dueStates(acts, { act: head, lineEnd });
      for (const { act, state } of acts) differs(act, 'state', state, due.get(act) ?? 'dropped');
      const ends = givenUpEnds(acts, lineEnd);
      const at = { table: 'given_up_line', column: null } as const;
      const known = new Set(listed.map(({ act }) => act));
      for (const end of ends)
        if (!known.has(end)) found.push({ ...at, key: String(end), stored: null, rebuilt: 'a line' });
      for (const line of listed) {
        const key = String(line.act);
        const [stored, rebuilt] = [line.checksum, checksumOfLine(line)];
        if (!ends.has(line.act)) found.push({ ...at, key, stored: 'a line', rebuilt: null });
        else if (stored !== rebuilt) found.push({ ...at, key, column: 'checksum', stored, rebuilt });
      }
      return found;
    },
  };
}

/** Acts made one after another, the first of them after an undo; the acts that it goes on from are other lines'. */
export interface Line {
  readonly line: number;
  /** The act it goes on from; null for the first line. */
  readonly from: number | null;
  readonly first: number;
  readonly last: number;
  /** Number of the line’s acts that count, may be redone, and were given up. */
  readonly acts: { readonly [S in ActState]: number };
}

/** Every line, oldest first, given up or not. */
export async function listLines(db: Db, id: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .groupBy('line')
    .orderBy('line')
    .select(({ fn }) => [
      'line',
      fn.min('parent').as('from'),
      fn.min('act').as('first'),
      fn.max('act').as('last'),
      fn.countAll<number>().filterWhere('state', '=', 'done').as('done'),
      fn.countAll<number>().filterWhere('state', '=', 'undone').as('undone'),
      fn.countAll<number>().filterWhere('state', '=', 'dropped').as('dropped'),
    ])
    .execute();
  return rows.map(({ line, from, first, last, ...acts }) => ({
    line,
    from: line === 1 ? null : from,
    first,
    last,
    acts,
  }));
}
