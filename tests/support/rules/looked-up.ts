/**
 * Notes of every row that is looked up whether a campaign's corrections were in force then, of which one is a figure of the
 * Recovery Check. Used like `rows-read.ts`, and for the same reason it imports nothing that reads tables.
 */
import { correctionsOf } from '../../../src/rules/core/in-force.ts';
import type { Found, KeyedTable, RangeTable, RowId } from '../../../src/rules/core/table.ts';

type TableModule = typeof import('../../../src/rules/core/table.ts');

/** False where a row was looked up at least once with nothing in force. */
export const LOOKED_UP = new Map<RowId, boolean>();

function noted<F extends Found<unknown>>(found: F): F {
  const inForce = correctionsOf('atz.recovery') !== undefined;
  LOOKED_UP.set(found.row, inForce && (LOOKED_UP.get(found.row) ?? true));
  return found;
}

export function watched(original: TableModule): TableModule {
  return {
    ...original,
    rowOf: <K extends string, R>(table: KeyedTable<K, R>, key: K) => noted(original.rowOf(table, key)),
    rowsAt: <R>(table: RangeTable<R>, score: number) => original.rowsAt(table, score).map(noted),
    lookUp: <R>(table: RangeTable<R>, score: number) => {
      const found = original.lookUp(table, score);
      return found === undefined ? undefined : noted(found);
    },
    linesOf: <R>(table: RangeTable<R> | KeyedTable<string, R>) =>
      original.linesOf(table).map((line) => ({ ...line, found: noted(line.found) })),
  };
}
