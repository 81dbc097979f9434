/** Lines that were given up can be brought back, a copy knows what it was copied from, and what lies in the bin can be deleted for good. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const LINES = [
  // The last act of the line that the log stands on; up to now always the last act ever made.
  'alter table campaign_head add column line_end integer check (line_end >= 1)',
  `update campaign_head set line_end = (
    select max(act) from campaign_act where campaign_act.campaign_id = campaign_head.id)`,
  // By its last act, from which it hangs together down to the present line.
  `create table given_up_line (
    campaign_id text not null,
    act integer not null,
    given_up_at text not null,
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
  // Until now a line could only be given up by the act made next.
  `insert into given_up_line
    select tip.campaign_id, tip.act, next.made_at
    from campaign_act as tip
    join campaign_act as next on next.campaign_id = tip.campaign_id and next.act = tip.act + 1
    where tip.state = 'dropped' and not exists (
      select 1 from campaign_act as child where child.campaign_id = tip.campaign_id and child.parent = tip.act)`,
  'create index campaign_act_parent on campaign_act (campaign_id, parent)',
  // The last act of the line with which a text was given up that undo had taken back.
  'alter table writing add column given_up_with integer',
];

const COPIES = [
  'alter table campaign_head add column copied_from text',
  // The last act that it had from there.
  'alter table campaign_head add column copied_act integer check ((copied_act is null) = (copied_from is null))',
  'alter table campaign_head add column what_if integer not null default 0 check (what_if in (0, 1) and (what_if = 0 or copied_from is not null))',
];

/** Only what lies in the bin can be deleted, and that as a whole. */
const IN_THE_BIN = (table: string, what: string) => [
  `drop trigger ${table}_stays`,
  `create trigger ${table}_stays before delete on ${table}
    when (select deleted_at from campaign_head where id = old.campaign_id) is null
    begin select raise(abort, '${what} is never deleted'); end`,
];

export const givenUpLines: Migration = {
  name: '0009-given-up-lines',
  up: async (db: Kysely<unknown>) => {
    const statements = [
      ...LINES,
      ...COPIES,
      ...IN_THE_BIN('campaign_act', 'an act'),
      ...IN_THE_BIN('campaign_event', 'an event'),
      ...IN_THE_BIN('writing', 'a version of what was written'),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
