/** The acts of a log as a tree: which of them count, and what else should be so of how they hang together. */
import type { Db } from '../schema.ts';
import type { ActState } from '../tables/log.ts';
import { type CountedAct, countedActs } from './checksum.ts';

export interface ActDifference {
  readonly act: number;
  readonly column: 'checksum' | 'state';
  readonly stored: string | null;
  readonly rebuilt: string;
}

/**
 * Where the acts aren't what they were when they were made, or don't count as the head says: those that lead to the
 * head's act do, those from there to the last one ever made may be redone, and all others were given up.
 */
export async function actDifferences(db: Db, id: string, head: number): Promise<ActDifference[]> {
  const acts: Pick<CountedAct, 'act' | 'parent' | 'state'>[] = [];
  const differences: ActDifference[] = [];
  for await (const { act, parent, state, checksum, counted } of countedActs(db, id)) {
    acts.push({ act, parent, state });
    if (checksum !== counted)
      differences.push({ act, column: 'checksum', stored: checksum, rebuilt: counted });
  }
  const parents = new Map(acts.map(({ act, parent }) => [act, parent]));
  const line = new Set<number>();
  for (let act = acts.at(-1)?.act ?? null; act !== null && !line.has(act); act = parents.get(act) ?? null) {
    line.add(act);
  }
  for (const { act, state } of acts) {
    const due: ActState = !line.has(act) ? 'dropped' : act > head ? 'undone' : 'done';
    if (state !== due) differences.push({ act, column: 'state', stored: state, rebuilt: due });
  }
  return differences;
}

/** Acts made one after another, the first of them after an undo; the acts that it goes on from are other lines'. */
export interface Line {
  readonly line: number;
  /** The act it goes on from; null for the first line. */
  readonly from: number | null;
  readonly first: number;
  readonly last: number;
  /** How many of its acts count, may be redone, and were given up. */
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
