/**
 * One log for every game: acts in a tree with checksums, what takes each of them back, and heads that hold a game's whole
 * state. Tables whose checks or columns change are made anew; SQLite can't change them in place.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Makes a table anew under its own name, with what its old rows give. References to it stay as they are. */
const remade = (table: string, columns: string, rows: string): readonly string[] => [
  `create table ${table}_anew (${columns}) strict`,
  `insert into ${table}_anew ${rows}`,
  `drop table ${table}`,
  `alter table ${table}_anew rename to ${table}`,
];

/** 32 hexadecimal digits; null from here until the file has been opened, which counts them. */
const checksum = (column: string) => `${column} text check (length(${column}) = 32)`;

const HEAD = [
  ...remade(
    'campaign_head',
    `id text primary key check (id <> ''),
    module text not null check (module glob '[a-z]*' and module not glob '*[^a-z-]*'),
    name text not null check (name <> ''),
    revision integer not null check (revision >= 0),
    act integer,
    state text check (json_valid(state)),
    ${checksum('state_checksum')},
    created_at text not null,
    changed_at text not null,
    deleted_at text,
    foreign key (id, act) references campaign_act (campaign_id, act) deferrable initially deferred`,
    `select id, module, (select name from campaign where campaign_id = id), revision,
      (select max(act) from campaign_act where campaign_id = id and state = 'done'),
      null, null, created_at, changed_at, deleted_at
    from campaign_head`,
  ),
  'alter table campaign drop column name',
  "alter table campaign add column corrections text not null default '[]' check (json_valid(corrections))",
];

/**
 * What an old act goes on from. One that was dropped was made right after the one before it, as far as that can be told;
 * of the others, each goes on from the last one before it that still counts, or would after redo.
 */
const PARENT = `case
      when act = 1 then null
      when state = 'dropped' then act - 1
      else (select act from campaign_act as earlier
        where earlier.campaign_id = campaign_act.campaign_id and earlier.act < campaign_act.act
          and earlier.state in ('done', iif(campaign_act.state = 'undone', 'undone', 'done'))
        order by act desc limit 1)
    end`;

const ACT = [
  ...remade(
    'campaign_act',
    `campaign_id text not null references campaign_head (id),
    act integer not null check (act >= 1),
    parent integer check ((parent is null) = (act = 1) and parent < act),
    line integer not null check (line between 1 and act),
    title text not null check (json_valid(title)),
    command text not null,
    made_at text not null,
    ${checksum('checksum')},
    state text not null check (state in ('done', 'undone', 'dropped') and (act > 1 or state = 'done')),
    primary key (campaign_id, act),
    foreign key (campaign_id, parent) references campaign_act (campaign_id, act)`,
    `select campaign_id, act, parent,
      1 + count(*) filter (where parent < act - 1) over (partition by campaign_id order by act),
      json_quote(title), command, made_at, null, state
    from (select *, ${PARENT} as parent from campaign_act) order by campaign_id, act`,
  ),
  // Few, and looked for at every act.
  "create index campaign_act_undone on campaign_act (campaign_id, act) where state = 'undone'",
  `create trigger campaign_act_stays before delete on campaign_act
    begin select raise(abort, 'an act is never deleted'); end`,
  `create trigger campaign_act_is_final before update on campaign_act
    when old.campaign_id <> new.campaign_id or old.act <> new.act or old.parent is not new.parent
      or old.line <> new.line or old.title <> new.title or old.command <> new.command
      or old.made_at <> new.made_at or (old.checksum is not null and old.checksum is not new.checksum)
    begin select raise(abort, 'of an act only its state is ever changed'); end`,
  `create table act_inverse (
    campaign_id text not null,
    act integer not null,
    inverse text not null check (json_valid(inverse)),
    state_checksum text not null check (length(state_checksum) = 32),
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
];

/** Only some games have a calendar of their own. */
const DATE = `check ((world_year is null) = (world_period is null))`;

const EVENT = [
  ...remade(
    'campaign_event',
    `campaign_id text not null,
    seq integer not null check (seq >= 1),
    act integer not null,
    type text not null check (type <> ''),
    payload text not null check (json_valid(payload)),
    rolls text not null check (json_valid(rolls)),
    world_year integer check (world_year between 0 and 99),
    world_period integer check (world_period between 0 and 11),
    rules_version text not null,
    primary key (campaign_id, seq),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act),
    ${DATE}`,
    'select * from campaign_event order by campaign_id, seq',
  ),
  'create index campaign_event_by_act on campaign_event (campaign_id, act, seq)',
  `create index campaign_event_of_stock on campaign_event (campaign_id, seq)
    where type in ('stock-gained', 'stock-used', 'vehicle-taken-along')`,
  `create index campaign_event_of_meeting on campaign_event (campaign_id, json_extract(payload, '$.contact.id'))
    where type = 'group-met'`,
  `create index campaign_event_of_dealing on campaign_event (campaign_id, json_extract(payload, '$.contact'), seq)
    where type = 'group-dealt-with'`,
  `create index campaign_event_of_agreement on campaign_event (campaign_id, seq)
    where type in ('house-rules-set', 'last-year-set', 'division-changed')`,
  `create trigger campaign_event_stays before delete on campaign_event
    begin select raise(abort, 'an event is never deleted'); end`,
  `create trigger campaign_event_is_final before update on campaign_event
    begin select raise(abort, 'an event is never changed'); end`,
  'alter table event_subject rename column figure_id to subject',
  'drop index event_subject_by_figure',
  'create index event_subject_by_subject on event_subject (campaign_id, subject, seq)',
];

const ENTRY = [
  ...remade(
    'chronicle_entry',
    `campaign_id text not null,
    act integer not null,
    last_act integer not null,
    seq integer not null,
    last_seq integer not null,
    year integer check (year between 0 and 99),
    period integer check (period between 0 and 11),
    figures integer not null check (figures in (0, 1)),
    finds integer not null check (finds in (0, 1)),
    people integer not null check (people in (0, 1)),
    number integer check (number >= 1),
    state text check (state in ('under-way', 'ended', 'dropped')),
    kind text check (kind in ('raid', 'escape', 'pursuit')),
    role text check (role in ('raider', 'defender', 'captive', 'captor', 'runner', 'chaser')),
    objective text check (objective in ('destroy', 'recover', 'loot')),
    area text check (area in ('urban', 'outskirts', 'rural')),
    place text,
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act),
    check (last_act >= act and last_seq >= seq),
    check ((year is null) = (period is null)),
    check ((number is null) = (state is null) and (number is null) = (kind is null)
      and (number is null) = (role is null) and (number is null) = (area is null)),
    check (objective is null or kind = 'raid'),
    check (place is null or number is not null)`,
    'select * from chronicle_entry',
  ),
  `create index chronicle_entry_of_encounter on chronicle_entry (campaign_id, act)
    where number is not null`,
];

/** The laid table is most of an Encounter, and stays the same while it is played on. */
const BATTLEFIELD = [
  `create table battlefield (
    campaign_id text primary key references encounter (campaign_id) deferrable initially deferred,
    state text not null check (json_valid(state))
  ) strict`,
  `insert into battlefield select campaign_id, json_extract(state, '$.table') from encounter
    where json_type(state, '$.table') = 'object'`,
  "update encounter set state = json_remove(state, '$.table')",
];

/** Checksums and inverses of old acts are counted when the file is opened. */
const DUE = ['insert or ignore into projection_due select id from campaign_head'];

export const everyGame: Migration = {
  name: '0005-every-game',
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...HEAD, ...ACT, ...EVENT, ...ENTRY, ...BATTLEFIELD, ...DUE])
      await sql.raw(statement).execute(db);
  },
};
