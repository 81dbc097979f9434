/** The player's own words are kept in every version: what was overwritten or deleted can be had again. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const VERSIONS = [
  // `text` null: a note was deleted, or the log speaks for the report again. `after_act`: where the log stood then; 0 where nobody knows.
  // `undone_at`: where it stood when the writing was taken back.
  `create table writing (
    campaign_id text not null,
    version integer not null check (version >= 1),
    what text not null check (what in ('note', 'report')),
    number integer not null check (number >= 1),
    act integer not null,
    text text check (text <> ''),
    made_at text not null,
    after_act integer not null,
    state text not null check (state in ('done', 'undone', 'dropped')),
    undone_at integer check ((undone_at is null) = (state <> 'undone')),
    checksum text check (length(checksum) = 32),
    primary key (campaign_id, version),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
  'create index writing_of on writing (campaign_id, what, number, version)',
  "create index writing_undone on writing (campaign_id, version) where state = 'undone'",
  'create index writing_by_act on writing (campaign_id, what, act)',
  `insert into writing
    select campaign_id, row_number() over (partition by campaign_id order by changed_at, what, number),
      what, number, act, text, changed_at,
      0, 'done', null, null
    from (
      select campaign_id, 'note' as what, note as number, act, text, changed_at from journal_note
      union all
      select campaign_id, 'report', act, act, text, changed_at from encounter_report
    )`,
  'drop table journal_note',
  'drop table encounter_report',
  `create trigger writing_stays before delete on writing
    begin select raise(abort, 'a version of what was written is never deleted'); end`,
  `create trigger writing_is_final before update on writing
    when old.campaign_id <> new.campaign_id or old.version <> new.version or old.what <> new.what
      or old.number <> new.number or old.act <> new.act or old.text is not new.text
      or old.made_at <> new.made_at or old.after_act <> new.after_act
      or (old.checksum is not null and old.checksum is not new.checksum)
    begin select raise(abort, 'of what was written only the state is ever changed'); end`,
];

/** What counts: of each note and report the last version that was not taken back, unless that one says it is gone. */
const COUNTS = `state = 'done' and text is not null and version = (
      select max(version) from writing as later
      where later.campaign_id = writing.campaign_id and later.what = writing.what
        and later.number = writing.number and later.state = 'done')`;

const AS_IT_STANDS = [
  `create view journal_note as
    select campaign_id, number as note, act, text, version, made_at as changed_at from writing
    where what = 'note' and ${COUNTS}`,
  `create view encounter_report as
    select campaign_id, act, text, version, made_at as changed_at from writing
    where what = 'report' and ${COUNTS}`,
];

export const writing: Migration = {
  name: '0008-writing',
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...VERSIONS, ...AS_IT_STANDS]) await sql.raw(statement).execute(db);
  },
};
