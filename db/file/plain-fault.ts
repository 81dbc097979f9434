/** What is wrong with a file, as the player is told: without what SQLite calls it, names of tables, or ids. */
import { isOfRow } from './inspect.ts';

/** Found by us, and said as it is. */
const OURS = /^(it|its (mark|version)|only its log|acts|a row is of) /;
const LAYOUT = /^its \w+ .+ is (written otherwise|missing)$|^malformed database schema/;
const INDEX = /(missing from index|in index|FTS5)/;

export function plainFault(found: string): string {
  if (OURS.test(found)) return found;
  if (isOfRow(found)) return 'a row holds what Holdout never writes';
  if (LAYOUT.test(found)) return 'its tables aren’t laid out as Holdout lays them out';
  if (INDEX.test(found)) return 'an index doesn’t fit its table';
  return 'a part of it can’t be read';
}
