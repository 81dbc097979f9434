/** Backups before the file is changed in kind: made by SQLite while others may read, opened and checked, kept to ten. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { stamp } from '../log/stamp.ts';
import { StoreFailure } from './failure.ts';
import { faultOf } from './inspect.ts';
import { keepPrivate, makeFolder } from './private.ts';

const KEPT = 10;
const BACKUP = /^holdout-v\d+-(.+)\.sqlite$/;

export const backupDir = (dir: string) => join(dir, 'backups');

/** Names of all backups, the newest first. */
export function backups(dir: string): string[] {
  if (!existsSync(backupDir(dir))) return [];
  const timeOf = (name: string) => BACKUP.exec(name)?.[1] ?? '';
  return readdirSync(backupDir(dir))
    .filter((name) => BACKUP.test(name))
    .sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
}

type Contents = ReadonlyMap<string, number>;

/** How many rows each table has; `user_version` stands among them. */
function contentsOf(database: Database.Database): Contents {
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all();
  const count = (table: string) =>
    Number(
      database
        .prepare(`select count(*) from "${table.replaceAll('"', '""')}"`)
        .pluck()
        .get(),
    );
  return new Map([
    ['user_version', Number(database.pragma('user_version', { simple: true }))],
    ...tables.map((table): [string, number] => [table, count(table)]),
  ]);
}

/** What is wrong with a copy that should hold this; undefined if nothing is. */
function faultOfCopy(path: string, expected: Contents): string | undefined {
  const copy = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const fault = faultOf(copy);
    if (fault !== undefined) return fault;
    const found = contentsOf(copy);
    const other = [...expected].find(([name, rows]) => found.get(name) !== rows);
    if (other === undefined && found.size === expected.size) return undefined;
    return `${other?.[0] ?? 'a table'} differs`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy.close();
  }
}

/** How a copy is made; a test puts a faulty one in its place. */
export type Copier = (file: string, to: string) => Promise<void>;

/**
 * A connection of its own: SQLite makes no backup over one that has a transaction open. Once copied, the write-ahead
 * mode is switched off in the copy, so that it is one file that lies in the folder.
 */
export const copyOnline: Copier = async (file, to) => {
  const source = new Database(file, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
  const copy = new Database(to);
  copy.pragma('journal_mode = delete');
  copy.close();
};

const UNCHECKED = '.unchecked';

/** Keeps the newest, and takes away what a backup that was cut off left behind. */
function rotate(dir: string): void {
  const leftOver = readdirSync(backupDir(dir)).filter((name) => name.includes(UNCHECKED));
  for (const name of [...backups(dir).slice(KEPT), ...leftOver]) {
    rmSync(join(backupDir(dir), name), { force: true });
  }
}

/**
 * Backs the file up and checks the copy against `database`, a connection to it in whose transaction nothing was written
 * yet. Gives the path of the backup. Fails as `damaged-file`, leaving no backup, if the copy isn't equal.
 */
export async function backUp(
  database: Database.Database,
  { dir, now, copier = copyOnline }: { readonly dir: string; readonly now: Date; readonly copier?: Copier },
): Promise<string> {
  const expected = contentsOf(database);
  const name = `holdout-v${expected.get('user_version')}-${stamp(now)}.sqlite`;
  makeFolder(backupDir(dir));
  const path = join(backupDir(dir), name);
  const unchecked = `${path}${UNCHECKED}`;
  try {
    await copier(database.name, unchecked);
    const fault = faultOfCopy(unchecked, expected);
    if (fault !== undefined) {
      throw new StoreFailure(
        'damaged-file',
        `The backup of ${basename(database.name)} came out wrong (${fault}), so the file was left as it is.`,
      );
    }
    keepPrivate(unchecked);
    renameSync(unchecked, path);
  } finally {
    rmSync(unchecked, { force: true });
  }
  rotate(dir);
  return path;
}
