/** Later versions of the schema, for tests of what happens when there is one. */
import { sql } from 'kysely';
import { MIGRATIONS } from '../../../migrations/index.ts';
import type { Migration } from '../../../migrations/migration.ts';

const next = String(MIGRATIONS.length + 1).padStart(4, '0');

export const NEWER: readonly Migration[] = [
  ...MIGRATIONS,
  {
    name: `${next}-hats`,
    up: async (db) => {
      await sql`create table hat (colour text primary key) strict`.execute(db);
      await sql`insert into hat values ('red')`.execute(db);
    },
  },
];

/** Rebuilds a table that others refer to, as SQLite's own recipe for changing one has it. */
export const REBUILDING: readonly Migration[] = [
  ...MIGRATIONS,
  {
    name: `${next}-longer-acts`,
    up: async (db) => {
      await sql`create table longer_act (
        campaign_id text not null references campaign_head (id),
        act integer not null,
        parent integer,
        line integer not null,
        title text not null,
        command text not null,
        made_at text not null,
        checksum text,
        state text not null,
        primary key (campaign_id, act)
      ) strict`.execute(db);
      await sql`insert into longer_act select * from campaign_act`.execute(db);
      await sql`drop table campaign_act`.execute(db);
      await sql`alter table longer_act rename to campaign_act`.execute(db);
    },
  },
];

/** Makes a table, then fails. */
export const FAILING: readonly Migration[] = [
  ...MIGRATIONS,
  {
    name: `${next}-trousers`,
    up: async (db) => {
      await sql`create table trousers (colour text primary key) strict`.execute(db);
      await sql`insert into trousers values (1, 2)`.execute(db);
    },
  },
];

/** Deletes what other rows need. */
export const ORPHANING: readonly Migration[] = [
  ...MIGRATIONS,
  {
    name: `${next}-nobody`,
    up: async (db) => {
      await sql`delete from figure`.execute(db);
    },
  },
];
