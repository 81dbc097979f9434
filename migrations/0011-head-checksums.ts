/**
 * How a campaign lies on the shelf has a checksum, and says how far its words and half-filled forms go; so have the marks of each version
 * of a text, given-up lines, and settings. Those of older rows are counted as the file is opened.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const STATEMENTS = [
  // The last version that was written, and its checksum: where the chain of words ends.
  'alter table campaign_head add column written integer check (written >= 0)',
  'alter table campaign_head add column written_checksum text check (length(written_checksum) = 32)',
  // Checksums of the half-filled forms, by form.
  'alter table campaign_head add column drafts text check (json_valid(drafts))',
  'alter table campaign_head add column checksum text check (length(checksum) = 32)',
  // Over what may change about a version: whether it counts.
  'alter table writing add column marks_checksum text check (length(marks_checksum) = 32)',
  'alter table given_up_line add column checksum text check (length(checksum) = 32)',
  'alter table setting add column checksum text check (length(checksum) = 32)',
];

export const headChecksums: Migration = {
  name: '0011-head-checksums',
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
