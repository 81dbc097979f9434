/** The player's own writing (notes, reports, drafts), and what the Chronicle is read and searched by. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Not part of the log: undo leaves what the player has written alone. */
const WRITING = [
  `create table journal_note (
    campaign_id text not null,
    note integer not null check (note >= 1),
    act integer not null,
    text text not null check (text <> ''),
    made_at text not null,
    changed_at text not null,
    primary key (campaign_id, note),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
  'create index journal_note_by_act on journal_note (campaign_id, act, note)',
  `create table encounter_report (
    campaign_id text not null,
    act integer not null,
    text text not null check (text <> ''),
    changed_at text not null,
    primary key (campaign_id, act),
    foreign key (campaign_id, act) references campaign_act (campaign_id, act)
  ) strict`,
  `create table draft (
    campaign_id text not null references campaign_head (id),
    form text not null check (form <> ''),
    body text not null check (json_valid(body)),
    changed_at text not null,
    primary key (campaign_id, form)
  ) strict`,
];

/** Projections: the log parted into entries, and how things stood at the end of each Encounter. */
const CHRONICLE = [
  `create table chronicle_entry (
    campaign_id text not null,
    act integer not null,
    last_act integer not null,
    seq integer not null,
    last_seq integer not null,
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11),
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
    check ((number is null) = (state is null) and (number is null) = (kind is null)
      and (number is null) = (role is null) and (number is null) = (area is null)),
    check (objective is null or kind = 'raid'),
    check (place is null or number is not null)
  ) strict`,
  `create index chronicle_entry_of_encounter on chronicle_entry (campaign_id, act)
    where number is not null`,
  // Who is gone, in the order they went.
  `create index figure_gone on figure (campaign_id, since_year, since_period, position)
    where status not in ('ready', 'captive')`,
  `create table chronicle_point (
    campaign_id text not null,
    seq integer not null,
    number integer not null check (number >= 1),
    year integer not null check (year between 0 and 99),
    period integer not null check (period between 0 and 11),
    party integer not null check (party >= 0),
    rep integer not null check (rep >= 0),
    stock integer not null check (stock >= 0),
    zombies integer not null check (zombies >= 0),
    people integer not null check (people >= 0),
    primary key (campaign_id, seq),
    foreign key (campaign_id, seq) references campaign_event (campaign_id, seq)
  ) strict`,
];

/**
 * The words of each act, note and report. The rowid says where they stand: the campaign's ordinal, the act, and which of
 * the three it is. A campaign without an ordinal has not been indexed yet.
 */
const SEARCH = [
  `create table chronicle_index (
    ordinal integer primary key,
    campaign_id text not null unique references campaign_head (id),
    wording integer not null check (wording >= 1)
  ) strict`,
  `create virtual table chronicle_text using fts5 (text, tokenize = 'unicode61 remove_diacritics 2')`,
];

/** Campaigns that were there before have no rows in the new projections yet: opening the file folds them anew. */
const DUE = [
  'create table projection_due (campaign_id text primary key references campaign_head (id)) strict',
  'insert into projection_due select id from campaign_head',
];

export const journal: Migration = {
  name: '0002-journal',
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...WRITING, ...CHRONICLE, ...SEARCH, ...DUE])
      await sql.raw(statement).execute(db);
  },
};
