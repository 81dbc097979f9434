/**
 * Notes every table row that a play looks up while it is run, in a test file that puts `watched` in the place of the tables' own module:
 *
 *     vi.mock(import('…/src/rules/core/table.ts'), async (original) => {
 *       const { watched } = await import('…/tests/support/rules/rows-read.ts');
 *       return watched(await original());
 *     });
 *
 * What else it imports must not import tables, or it would wait for the very module it is about to stand in for.
 */
import { runner } from '../../../src/rules/core/runner.ts';
import type { Found, KeyedTable, RangeTable, RowId } from '../../../src/rules/core/table.ts';

type TableModule = typeof import('../../../src/rules/core/table.ts');

export const ROWS_READ = new Set<RowId>();

function noted<F extends Found<unknown>>(found: F): F {
  if (runner() !== undefined) ROWS_READ.add(found.row);
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
  };
}
