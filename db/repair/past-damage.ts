/** The rows of a damaged table, past those that SQLite can't read. */
import type Database from 'better-sqlite3';
import { isDamage } from '../file/inspect.ts';

/** Beyond any row there is. */
const FURTHEST = 2 ** 50;

export type Values = readonly (string | number | null)[];

/** Rows from the lowest on. Where one fails, the next that doesn't is looked for by doubled steps. Returns whether none was passed over. */
export function* readableRows(
  from: Database.Database,
  table: string,
  columns: readonly string[],
): Generator<Values, boolean> {
  const rows = from
    .prepare<[number], (string | number | null)[]>(
      `select rowid, ${columns.map((name) => `"${name}"`).join(', ')} from "${table}" where rowid > ? order by rowid`,
    )
    .raw();
  let whole = true;
  for (let after = -1, step = 0; ; ) {
    try {
      for (const [rowid, ...values] of rows.iterate(after + step)) {
        // On a page out of its place rows begin anew, and would be read for ever.
        if (Number(rowid) > after) {
          after = Number(rowid);
          step = 0;
        } else whole = false;
        yield values;
      }
      return whole;
    } catch (error) {
      if (!isDamage(error)) throw error;
      whole = false;
      step = step === 0 ? 1 : step * 2;
      if (step > FURTHEST) return whole;
    }
  }
}
