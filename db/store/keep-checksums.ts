/**
 * Checksums of rows that change are kept by whoever has the file open, in triggers of the connection's own: no call can forget one, and
 * the file itself needs no function that another program doesn't have. Where a row wasn't what its checksum says it stays so.
 */
import Database from 'better-sqlite3';
import { digestOfRow } from '../codecs/row-digest.ts';
import { COVERED } from '../log/head-checksum.ts';
import { LINE } from '../log/line-checksum.ts';
import { FORM } from '../writing/draft-checksum.ts';
import { MARKS } from '../writing/marks.ts';
import { SETTING } from '../writing/setting-checksum.ts';

/** Name of the function in SQL. */
const DIGEST = 'row_digest';

const digestOf = (row: 'old' | 'new', columns: readonly string[]) =>
  `${DIGEST}(${columns.map((column) => `${row}.${column}`).join(', ')})`;

const HEADS = [
  `create temp trigger head_begins after insert on main.campaign_head
    when new.checksum is null and new.written is not null
    begin update campaign_head set checksum = ${digestOf('new', COVERED)} where id = new.id; end`,
  `create temp trigger head_changes after update of ${COVERED.join(', ')} on main.campaign_head
    when old.checksum is ${digestOf('old', COVERED)}
    begin update campaign_head set checksum = ${digestOf('new', COVERED)} where id = new.id; end`,
];

const WORDS = [
  `create temp trigger words_come after insert on main.writing
    begin
      update writing set marks_checksum = ${digestOf('new', MARKS)}
        where campaign_id = new.campaign_id and version = new.version and new.marks_checksum is null;
      update campaign_head set written = new.version, written_checksum = new.checksum
        where id = new.campaign_id and written < new.version;
    end`,
  `create temp trigger words_change after update of ${MARKS.join(', ')} on main.writing
    when old.marks_checksum is ${digestOf('old', MARKS)}
    begin
      update writing set marks_checksum = ${digestOf('new', MARKS)}
        where campaign_id = new.campaign_id and version = new.version;
    end`,
];

/** A list that can't be read any more stays as it is. */
const listed = (row: 'old' | 'new', checksum = digestOf(row, FORM)) =>
  `update campaign_head set drafts = json_patch(drafts, json_object(${row}.form, ${checksum}))
    where id = ${row}.campaign_id and json_valid(drafts);`;

const DRAFTS = [
  `create temp trigger draft_comes after insert on main.draft begin ${listed('new')} end`,
  `create temp trigger draft_changes after update of ${FORM.join(', ')} on main.draft begin ${listed('new')} end`,
  `create temp trigger draft_goes after delete on main.draft begin ${listed('old', 'null')} end`,
];

/** Written as a whole, by which it is found. */
const whole = (table: 'setting' | 'given_up_line', columns: readonly string[], key: readonly string[]) =>
  ['insert', `update of ${columns.join(', ')}`].map(
    (change, index) => `create temp trigger ${table}_${index} after ${change} on main.${table}
      begin update ${table} set checksum = ${digestOf('new', columns)}
        where ${key.map((column) => `${column} = new.${column}`).join(' and ')}; end`,
  );

const ROWS = [...whole('setting', SETTING, ['key']), ...whole('given_up_line', LINE, ['campaign_id', 'act'])];

export function keepChecksums(database: Database.Database): void {
  database.function(DIGEST, { deterministic: true, varargs: true }, (...values: readonly unknown[]) =>
    digestOfRow(values),
  );
  try {
    for (const trigger of [...HEADS, ...WORDS, ...DRAFTS, ...ROWS]) database.exec(trigger);
  } catch (error) {
    // The check of the file tells of a schema that was damaged.
    if (!(error instanceof Database.SqliteError && error.code === 'SQLITE_ERROR')) throw error;
  }
}
