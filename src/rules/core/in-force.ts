/**
 * The corrections that every look-up goes by: those of the campaign or the run whose rules are at work. They are put in
 * force around a piece of work, plays and odds and whatever a screen is told alike, and hold for all that is done in it.
 */
import type { Correction, Corrections } from './figure.ts';

/** Those of one table. Made once for each set of corrections, so that corrected rows can be kept by it. */
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

/** What comes later, after a wait, would go by whatever is in force by then. */
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

/** What takes long to work out of tables, worked out once for each set of corrections. */
export function workedOut<T extends object>(work: () => T): () => T {
  const done = new WeakMap<InForce, T>();
  return () => {
    const by = inForce ?? book;
    const known = done.get(by) ?? work();
    done.set(by, known);
    return known;
  };
}

/** Undefined where all figures of the table are as printed. */
export function correctionsOf(table: string): OfTable | undefined {
  return inForce?.get(table);
}
