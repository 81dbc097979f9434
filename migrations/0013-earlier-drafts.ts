/**
 * A half-filled form keeps what it was written over by another window. Texts written in several windows at once had forms of their own,
 * told apart by a number at the end: they become one form, the second its `earlier`.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const OF_ANOTHER_WINDOW = [
  'chronicle/note/*/[2-4]',
  'chronicle/note-*/[2-4]',
  'chronicle/report/*/[2-4]',
  'figure/biography-*/[2-4]',
]
  .map((name) => `form glob '${name}'`)
  .join(' or ');

const FORM = 'substr(form, 1, length(form) - 2)';

const OTHERS = `select body from draft as other
  where other.campaign_id = draft.campaign_id and (${OF_ANOTHER_WINDOW})
    and substr(other.form, 1, length(other.form) - 2) = draft.form
  order by other.form limit 1`;

const STATEMENTS = [
  'alter table draft add column earlier text check (json_valid(earlier))',
  // Checksums, and the heads' lists of forms, are counted anew as the file is opened.
  `update campaign_head set written = null, checksum = null
    where id in (select campaign_id from draft where ${OF_ANOTHER_WINDOW})`,
  `update or ignore draft set form = ${FORM}, checksum = null where ${OF_ANOTHER_WINDOW}`,
  `update draft set earlier = (${OTHERS}), checksum = null where exists (${OTHERS})`,
  `delete from draft where (${OF_ANOTHER_WINDOW}) and exists (
    select 1 from draft as own where own.campaign_id = draft.campaign_id
      and own.form = substr(draft.form, 1, length(draft.form) - 2) and own.earlier = draft.body)`,
];

export const earlierDrafts: Migration = {
  name: '0013-earlier-drafts',
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
