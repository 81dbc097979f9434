/** What a file holds, read by SQL alone, so that it serves files of every version. */
import type { Database } from 'better-sqlite3';
import { NAMES_A_COPY } from '../log/acts-counted.ts';
import { Lineage, type Standing } from './manifest.ts';

export type Rows = Readonly<Record<string, number>>;

const numberOf = (database: Database, source: string) => Number(database.prepare(source).pluck().get());

/** Where the setting with the lineage stands. */
export const LINEAGE = 'file.lineage';

function tablesOf(database: Database): string[] {
  return database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all();
}

/** How many rows each table has. */
export function rowsOf(database: Database): Rows {
  return Object.fromEntries(
    tablesOf(database).map((table) => [
      table,
      numberOf(database, `select count(*) from "${table.replaceAll('"', '""')}"`),
    ]),
  );
}

export const versionIn = (database: Database) => Number(database.pragma('user_version', { simple: true }));

export function lineageOf(database: Database): Lineage | null {
  if (!tablesOf(database).includes('setting')) return null;
  const value = database.prepare<[string], string>('select value from setting where key = ?').pluck();
  const text = value.get(LINEAGE);
  return text === undefined ? null : Lineage.parse(JSON.parse(text));
}

interface StandingRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly revision: number;
  readonly acts: number;
  readonly deleted: number;
  readonly division: string | null;
  readonly year: number | null;
  readonly period: number | null;
  readonly one_off: number;
}

/** Whether that campaign is a battle by itself, which has a date in its rows and none to show. */
function oneOffIn(database: Database): string {
  if (!tablesOf(database).includes('encounter')) return '0';
  return `exists (select 1 from encounter where campaign_id = head.id
    and json_valid(state) and json_type(state, '$.oneOff') is not null)`;
}

/** The expression for the name of a campaign; until version 5 only campaigns had names, and a table of their own for them. */
function nameIn(database: Database): string {
  const named = numberOf(
    database,
    "select count(*) from pragma_table_info('campaign_head') where name = 'name'",
  );
  return named === 1 ? 'head.name' : '(select name from campaign where campaign_id = head.id)';
}

/** How far every campaign and game has come, without counting its acts, which takes as long as a campaign has lasted. */
export function progressOf(database: Database): Pick<Standing, 'id' | 'name' | 'revision'>[] {
  if (!tablesOf(database).includes('campaign_head')) return [];
  return database
    .prepare<[], Pick<Standing, 'id' | 'name' | 'revision'>>(
      `select head.id, ${nameIn(database)} as name, head.revision from campaign_head as head
        order by head.changed_at desc, head.id`,
    )
    .all();
}

/** Every campaign and game as it stands, the last one changed first. */
export function shelfOf(database: Database): Standing[] {
  if (!tablesOf(database).includes('campaign_head')) return [];
  const rows = database
    .prepare<[], StandingRow>(
      `select head.id, head.module as game, ${nameIn(database)} as name, head.revision, head.deleted_at is not null as deleted,
          calendar.division, calendar.year, calendar.period, ${oneOffIn(database)} as one_off,
          (select count(*) from campaign_act as act where act.campaign_id = head.id and act.state = 'done'
            and act.command not in (${NAMES_A_COPY.map((name) => `'${name}'`).join(', ')})) as acts
        from campaign_head as head left join calendar on calendar.campaign_id = head.id
        order by head.changed_at desc, head.id`,
    )
    .all();
  return rows.map(({ division, year, period, deleted, one_off, ...row }) => ({
    ...row,
    deleted: deleted === 1,
    calendar:
      division === null || year === null || period === null || one_off === 1
        ? null
        : { division, year, period },
  }));
}
