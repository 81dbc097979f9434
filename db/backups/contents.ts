/** The content of a file, read by SQL alone, so that files of every version can be read. */
import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { MIGRATIONS } from '../../migrations/index.ts';
import { isOfRow, plainFault, toldBy } from '../file/faults.ts';
import { type Generations, generationsIn, hasTable } from '../file/generation.ts';
import { isDamage } from '../file/inspect.ts';
import { versionOf } from '../file/migrate.ts';
import { openToRead } from '../file/when-free.ts';
import { NAMES_A_COPY } from '../log/acts-counted.ts';
import type { Standing } from './manifest.ts';
import { WrongCopy } from './text/trouble.ts';

/** Commands that name a copy, as SQL lists them. */
export const NAMING_A_COPY = `(${NAMES_A_COPY.map((name) => `'${name}'`).join(', ')})`;

type StandingRow = Omit<Standing, 'deleted' | 'calendar'> &
  NonNullable<Standing['calendar']> & { readonly deleted: number; readonly dated: number };

/** SQL that is true for a campaign which is a battle by itself; its rows have a date, but none is shown. */
function oneOffIn(database: Database): string {
  if (!hasTable(database, 'encounter')) return '0';
  return `exists (select 1 from encounter where campaign_id = head.id
    and json_valid(state) and json_type(state, '$.oneOff') is not null)`;
}

/** The expression for the name of a campaign; until version 5 only campaigns had names, and a table of their own for them. */
function nameIn(database: Database): string {
  const named = database
    .prepare("select 1 from pragma_table_info('campaign_head') where name = 'name'")
    .get();
  return named !== undefined ? 'head.name' : '(select name from campaign where campaign_id = head.id)';
}

/** True for a file with nothing in it that could be lost. */
export const isEmptyShelf = (database: Database): boolean =>
  database.prepare('select 1 from campaign_head limit 1').get() === undefined;

/** Every campaign and game as it stands, the last one changed first. */
export function shelfOf(database: Database): Standing[] {
  if (!hasTable(database, 'campaign_head')) return [];
  const rows = database
    .prepare<[], StandingRow>(
      `select head.id, head.module as game, ${nameIn(database)} as name, head.revision, head.deleted_at is not null as deleted,
          calendar.division, calendar.year, calendar.period, division is not null and not ${oneOffIn(database)} as dated,
          (select count(*) from campaign_act as act where act.campaign_id = head.id and act.state = 'done'
            and act.command not in ${NAMING_A_COPY}) as acts
        from campaign_head as head left join calendar on calendar.campaign_id = head.id
        order by head.changed_at desc, head.id`,
    )
    .all();
  return rows.map(({ division, year, period, deleted, dated, ...row }) => ({
    ...row,
    deleted: deleted === 1,
    calendar: dated === 1 ? { division, year, period } : null,
  }));
}

/** The logs' revisions, all that was written, and the player's settings: those that Holdout keeps for itself have a dot in their key. */
const CONTENT = [
  'select id, revision, deleted_at from campaign_head order by id',
  'select campaign_id, version, checksum, state from writing order by campaign_id, version',
  "select key, value from setting where instr(key, '.') = 0 order by key",
];

/** The same for two files between which nothing was done; null for one of an earlier version. */
function contentOf(database: Database): string | null {
  if (versionOf(database) !== MIGRATIONS.length) return null;
  const hash = createHash('sha256');
  for (const rows of CONTENT) hash.update(JSON.stringify(database.prepare(rows).raw().all()));
  return hash.digest('hex');
}

/** The content of a file by which it is told from its backups, and from other files. */
export interface Looked {
  readonly version: number;
  readonly generations: Generations;
  readonly content: string | null;
  readonly shelf: Standing[];
}

export const lookOver = (database: Database): Looked => ({
  version: versionOf(database),
  generations: generationsIn(database),
  content: contentOf(database),
  shelf: shelfOf(database),
});

/**
 * Enough of a file to tell which backups are of it and whether anything was done since. The acts of its logs aren’t counted, which takes
 * longer the longer the logs are.
 */
export const lookAtStanding = (database: Database) => ({
  generations: generationsIn(database),
  content: contentOf(database),
  shelf: database.prepare<[], { readonly id: string }>('select id from campaign_head').all(),
});

/** Looks over the copy like `lookOver`, by all that SQLite can check. Throws a `WrongCopy`. */
export function lookThrough(database: Database): Looked {
  try {
    // A damaged row of one campaign keeps no other from being backed up.
    const found = toldBy(database).find((one) => !isOfRow(one));
    if (found !== undefined) throw new WrongCopy(plainFault(found));
    return lookOver(database);
  } catch (error) {
    if (error instanceof WrongCopy) throw error;
    const { message } = error as Error;
    throw new WrongCopy(isDamage(error) ? plainFault(message) : message, { cause: error });
  }
}

/** Reads it over a connection of its own, as it stands committed. */
export function readFrom<T>(file: string, read: (database: Database) => T): T {
  const database = openToRead(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
}
