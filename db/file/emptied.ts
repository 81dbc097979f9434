/**
 * The file cut to nothing while it is open, as a program does that keeps folders the same: what SQLite has in its log and in
 * memory is all there is of it then. To open it anew takes its log away (SQLite, `pagerOpenWalIfPresent`), so nobody does before.
 */
import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { freeIn, pagesIn } from './page-file.ts';

export const isEmptied = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

/** A page that stands neither in the log nor in memory reads as nothing; no page that is in use does. */
export function isWholeImage(image: Buffer): boolean {
  const pages = pagesIn(image);
  const free = freeIn(pages);
  if (free === undefined) return false;
  for (let number = 1; number <= pages.count; number++)
    if (!free.has(number) && pages.page(number)?.every((byte) => byte === 0) !== false) return false;
  return pages.count > 0;
}

/** Has SQLite write every page again: into its log first, so that whoever has the file open beside us reads on in it. */
export async function writeAllAgain(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
