/**
 * The corrections that every look-up goes by: those of the campaign or the run whose rules are at work. They are put in
 * force around a piece of work, plays and odds and whatever a screen is told alike, and hold for all that is done in it.
 */
import type { Correction, Corrections, RowId } from './figure.ts';

/** Corrections of one table. Made once for each set of corrections, so that corrected rows can be kept by it. */
export interface OfTable {
  readonly corrections: readonly Correction[];
}
type InForce = ReadonlyMap<string, OfTable>;

let inForce: InForce | undefined;
const known = new WeakMap<Corrections, InForce>();

function byTable(corrections: Corrections): InForce | undefined {
  if (corrections.length === 0) return undefined;
  let made = known.get(corrections);
  if (!made) {
    const tables = Map.groupBy(corrections, ({ table }) => table);
    made = new Map([...tables].map(([table, some]) => [table, { corrections: some }]));
    known.set(corrections, made);
  }
  return made;
}

/** Result that is there at once: one that comes later, after a wait, would go by whatever is in force by then. */
type AtOnce<T> = T extends PromiseLike<unknown> ? never : T;

/** Does the work by these corrections and no others. The work must be done at once, and the list is never written. */
export function withCorrections<T>(corrections: Corrections, work: () => AtOnce<T>): T {
  const before = inForce;
  inForce = byTable(corrections);
  try {
    return work();
  } finally {
    inForce = before;
  }
}

const book: InForce = new Map();

/** Works out once for each set of corrections what takes long to work out of tables. */
export function workedOut<T extends object>(work: () => AtOnce<T>): () => T {
  const done = new WeakMap<InForce, ByCorrected<T>>();
  return () => {
    const by = inForce ?? book;
    let known = done.get(by);
    if (known === undefined) {
      known = byCorrected(work);
      done.set(by, known);
    }
    for (const row of known.corrected) noteCorrected(row);
    return known.value;
  };
}

/** The same of each thing that is never written, as long as it is there. */
export function workedOutOf<K extends object, T>(work: (of: K) => AtOnce<T>): (of: K) => T {
  const done = new WeakMap<InForce, WeakMap<K, ByCorrected<T>>>();
  return (of) => {
    const by = inForce ?? book;
    const each = done.get(by) ?? new WeakMap<K, ByCorrected<T>>();
    done.set(by, each);
    const known = each.get(of) ?? byCorrected(() => work(of));
    each.set(of, known);
    for (const row of known.corrected) noteCorrected(row);
    return known.value;
  };
}

/** A result, and the rows it was worked out of of which the player's book has a figure otherwise. */
export interface ByCorrected<T> {
  readonly value: T;
  readonly corrected: readonly RowId[];
}

let noted: Set<RowId> | undefined;

/** Does the work and says which corrected figures were looked up in it: a figure that rests on any bears the difference mark. */
export function byCorrected<T>(work: () => AtOnce<T>): ByCorrected<T> {
  const outer = noted;
  const here = new Set<RowId>();
  noted = here;
  try {
    return { value: work(), corrected: [...here] };
  } finally {
    noted = outer;
    for (const row of here) outer?.add(row);
  }
}

/** Notes that a corrected figure of this row has been looked up. */
export function noteCorrected(row: RowId): void {
  noted?.add(row);
}

const NONE: readonly RowId[] = [];

/** Rows, among these, of which a figure is corrected here, each once. */
export function correctedOf(rows: () => readonly RowId[]): readonly RowId[] {
  if (inForce === undefined) return NONE;
  return [...new Set(rows())].filter((row) => {
    const at = row.indexOf('/');
    const name = row.slice(at + 1);
    return correctionsOf(row.slice(0, at))?.corrections.some((one) => one.row === name) ?? false;
  });
}

/** Undefined where all figures of the table are as printed. */
export function correctionsOf(table: string): OfTable | undefined {
  return inForce?.get(table);
}
