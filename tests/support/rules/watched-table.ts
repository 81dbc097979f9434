/**
 * The tables' own module with every look-up noted, for a test file that puts it in that module's place:
 *
 *     vi.mock(import('…/src/rules/core/table.ts'), async (original) => {
 *       const { watched } = await import('…/tests/support/rules/rows-read.ts');
 *       return watched(await original());
 *     });
 *
 * What it imports must not import tables, or it would wait for the very module it is about to stand in for.
 */
import type { Found, KeyedTable, RangeTable } from '../../../src/rules/core/table.ts';

export type TableModule = typeof import('../../../src/rules/core/table.ts');

export function watchedTable(original: TableModule, note: (found: Found<unknown>) => void): TableModule {
  const noted = <F extends Found<unknown>>(found: F): F => {
    note(found);
    return found;
  };
  return {
    ...original,
    rowOf: <K extends string, R>(table: KeyedTable<K, R>, key: K) => noted(original.rowOf(table, key)),
    lookUp: <R>(table: RangeTable<R>, score: number) => {
      const found = original.lookUp(table, score);
      return found === undefined ? undefined : noted(found);
    },
  };
}
