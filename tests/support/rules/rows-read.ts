/** Notes every table row that a play looks up while it is run; see `watched-table.ts`. */
import { runner } from '../../../src/rules/core/runner.ts';
import type { RowId } from '../../../src/rules/core/table.ts';
import { type TableModule, watchedTable } from './watched-table.ts';

export const ROWS_READ = new Set<RowId>();

export const watched = (original: TableModule) =>
  watchedTable(original, ({ row }) => {
    if (runner() !== undefined) ROWS_READ.add(row);
  });
