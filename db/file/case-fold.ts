/** Names as they are searched for: without capitals and accents, so that `etienne` finds Étienne. */
import type { Database } from 'better-sqlite3';

/** Name of the function in SQL. */
export const FOLD = 'folded';

/** Most names hold nothing else, and a long campaign looks through hundreds. */
const ASCII = /^[\0-\x7f]*$/;

export function folded(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function teachFolding(database: Database): void {
  database.function(FOLD, { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? folded(text) : null,
  );
}
