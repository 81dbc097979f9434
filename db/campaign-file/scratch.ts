/**
 * Takes the rows of a file into a fresh one of ours in memory: nothing of the file’s own schema is ever used, and our tables say what its
 * rows may hold.
 */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { isMoment } from '../codecs/moment.ts';
import { teachFolding } from '../file/case-fold.ts';
import { dialect } from '../file/dialect.ts';
import { layOut } from '../file/lay-out.ts';
import { migrate } from '../file/migrate.ts';
import { completeBeside } from '../history/beside-log.ts';
import { completeHeads } from '../history/complete-heads.ts';
import type { Db, Schema } from '../schema.ts';
import { keepChecksums } from '../store/keep-checksums.ts';
import { completeWriting } from '../writing/checksums.ts';
import {
  ABOUT,
  ABOUT_SQL,
  type AboutFile,
  CONTAINER_ID,
  contentOf,
  inserting,
  type KeptTable,
  listed,
  tablesAt,
} from './container.ts';
import { FileRefused } from './refusal.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Offsets in the header of a SQLite file (SQLite, "Database File Format", 1.3). */
const AT = { pageSize: 16, writeVersion: 18, readVersion: 19, pages: 28, userVersion: 60, applicationId: 68 };
/** Not kept as a write-ahead log, which would be a second file. */
const ROLLBACK = 1;
/** The schema of the first Holdout that saved campaigns as files. */
const FIRST_SCHEMA = 8;

/** The schema of its rows. SQLite comes near the file only where its first bytes are as they should be. */
function versionIn(bytes: Buffer): number {
  const header = bytes.subarray(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new FileRefused('not-ours', 'what is packed in it is no SQLite file');
  const [mark, version] = [header.readInt32BE(AT.applicationId), header.readInt32BE(AT.userVersion)];
  // All but the last letter, which counts the versions of the container.
  if (mark >> 8 !== CONTAINER_ID >> 8) throw new FileRefused('not-ours', 'it is no campaign’s file');
  if (mark > CONTAINER_ID) throw new FileRefused('newer', 'its container is newer');
  if (version > MIGRATIONS.length) throw new FileRefused('newer', `its schema is ${version}`);
  const size = header.readUInt16BE(AT.pageSize);
  const due = header.readUInt32BE(AT.pages) * (size === 1 ? 65_536 : size);
  if (mark < CONTAINER_ID || version < FIRST_SCHEMA || bytes.length !== due)
    throw new FileRefused('damaged', 'its first page is wrong');
  if (header[AT.writeVersion] !== ROLLBACK || header[AT.readVersion] !== ROLLBACK)
    throw new FileRefused('damaged', 'it wants a log beside it');
  return version;
}

/** Throws unless the schema is ours word for word: no other table, no trigger, no view, no index. */
function checkSchema(container: Database.Database, tables: readonly KeptTable[]): void {
  const found = container
    .prepare<[], { type: string; name: string; sql: string | null }>(
      'select type, name, sql from sqlite_schema order by name',
    )
    .all()
    // SQLite makes those by itself, for keys.
    .filter(
      ({ type, name, sql }) => !(type === 'index' && sql === null && name.startsWith('sqlite_autoindex_')),
    );
  const wanted = new Map([...tables.map(({ name, sql }) => [name, sql] as const), [ABOUT, ABOUT_SQL]]);
  const odd = found.find(({ type, name, sql }) => type !== 'table' || wanted.get(name) !== sql);
  if (odd !== undefined || found.length !== wanted.size)
    throw new FileRefused('damaged', `its schema is another: ${odd?.name ?? 'a table is missing'}`);
}

function aboutIn(container: Database.Database): AboutFile {
  const [about, ...more] = container.prepare<[], AboutFile>(`select * from ${ABOUT}`).all();
  if (about === undefined || more.length > 0)
    throw new FileRefused('damaged', 'it says not once what it holds');
  if (!/^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(about.made_by) || !isMoment(about.saved_at))
    throw new FileRefused('damaged', 'it does not say when it was saved, and by what');
  return about;
}

function takeOver(container: Database.Database, into: Database.Database, tables: readonly KeptTable[]): void {
  into.exec('begin');
  for (const table of tables) {
    const insert = inserting(into, table);
    const rows = container
      .prepare<[], unknown[]>(`select ${listed(table.columns)} from "${table.name}"`)
      .raw();
    for (const row of rows.iterate()) insert.run(row);
  }
  const [orphan] = into.pragma('foreign_key_check') as readonly unknown[];
  if (orphan !== undefined) throw new FileRefused('damaged', `an orphan: ${JSON.stringify(orphan)}`);
  into.exec('commit');
}

/** An empty file of ours in memory, of the schema of this version; rows come in unchecked until it is open. */
export async function emptyScratch(version = MIGRATIONS.length): Promise<Database.Database> {
  const scratch = new Database(':memory:');
  // A rollback has to be possible where a transaction is open.
  scratch.pragma('journal_mode = memory');
  scratch.pragma('foreign_keys = off');
  await layOut(scratch, version);
  return scratch;
}

export const dbIn = (scratch: Database.Database): Db => new Kysely<Schema>({ dialect: dialect(scratch) });

/** Opens the rows as the campaigns’ own file is opened: brought up to date, checksums and all. */
export async function openScratch(scratch: Database.Database): Promise<Db> {
  await migrate(scratch, MIGRATIONS, { alone: true });
  scratch.pragma('foreign_keys = on');
  teachFolding(scratch);
  keepChecksums(scratch);
  const db = dbIn(scratch);
  await completeWriting(db);
  await completeBeside(db);
  await completeHeads(db);
  return db;
}

export interface Scratch {
  readonly db: Db;
  readonly about: AboutFile;
  /** Version of the schema in which the file was saved; it has been brought up to date since. */
  readonly version: number;
  readonly close: () => void;
}

/** Takes over the rows of an unpacked file. Throws a `FileRefused`, or what SQLite throws. */
export async function scratchOf(unpacked: Buffer): Promise<Scratch> {
  const version = versionIn(unpacked);
  const tables = await tablesAt(version);
  const scratch = await emptyScratch(version);
  try {
    const container = new Database(unpacked);
    let about: AboutFile;
    try {
      container.pragma('trusted_schema = off');
      container.pragma('cell_size_check = on');
      container.pragma('query_only = on');
      checkSchema(container, tables);
      const fault = String(container.pragma('integrity_check(1)', { simple: true }));
      if (fault !== 'ok') throw new FileRefused('damaged', fault);
      about = aboutIn(container);
      if (contentOf(container, tables) !== about.content)
        throw new FileRefused('damaged', 'its rows are not those that were saved');
      takeOver(container, scratch, tables);
    } finally {
      container.close();
    }
    return { db: await openScratch(scratch), about, version, close: () => void scratch.close() };
  } catch (error) {
    scratch.close();
    throw error;
  }
}
