/** The rows of a damaged table, past those that SQLite can't read. */
import type Database from 'better-sqlite3';
import { isDamage } from '../file/inspect.ts';

/** Beyond any row there is. */
const FURTHEST = 2 ** 50;

export type Values = readonly (string | number | null)[];

/** The first place after this one from which rows can be read again: looked for by doubled steps, then halved ones. */
function beyond(after: number, canRead: (after: number) => boolean): number | undefined {
  let [bad, good] = [after, after + 1];
  for (let step = 1; !canRead(good); step *= 2) {
    if (step > FURTHEST) return undefined;
    [bad, good] = [good, good + step];
  }
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2);
    if (canRead(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Rows from the lowest on, past those that can't be read. Returns whether there were none of these. */
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
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) return undefined;
      throw error;
    }
  };
  let whole = true;
  let after = -1;
  for (;;) {
    const reading = rows.iterate(after);
    for (let row = attempt(() => reading.next()); ; row = attempt(() => reading.next())) {
      if (row?.done === true) return whole;
      if (row === undefined) break;
      const [rowid, ...values] = row.value;
      // On a page out of its place rows begin anew, and would be read for ever.
      if (Number(rowid) > after) after = Number(rowid);
      else whole = false;
      yield values;
    }
    whole = false;
    const next = beyond(after, (place) => attempt(() => rows.get(place) ?? true) !== undefined);
    if (next === undefined) return whole;
    after = next;
  }
}
