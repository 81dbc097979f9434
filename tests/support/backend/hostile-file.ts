/** Files that aren't what was saved, made of one that is: what an accident or somebody clever could do to it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { CONTAINER_ID, contentOf, tablesAt } from '../../../db/campaign-file/container.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { hideInChecksums } from './hidden-changes.ts';

/** Degrees to which the program that changed a row has gone to hide it. */
const HIDING = ['not at all', 'content', 'checksums'] as const;

export const ODD = [
  null,
  '',
  '\u0000',
  'x'.repeat(300_000),
  '{}',
  '[]',
  '{"type":"x"}',
  '['.repeat(900) + ']'.repeat(900),
  '{"__proto__":{"name":"x"}}',
  '\ud800',
  '2026-13-40T00:00:00.000Z',
  -1,
  0,
  1,
  2 ** 31,
  2 ** 52,
  0.5,
  'done',
  'undone',
  'dropped',
  'all-things-zombie',
  'marsh',
  'abcdefghij',
] as const;

const SCHEMAS = [
  'create table more (a)',
  'create view more as select 1 as a',
  'create trigger more after insert on draft begin delete from writing; end',
  'create index more on writing (text)',
  'drop table draft',
  'alter table draft add column more text',
  'alter table draft rename to drafts',
  "create table t (a, b generated always as (load_extension('x')))",
  'create virtual table more using fts5 (text)',
] as const;

const number = fc.nat(1_000_000);
const place = fc.record({ table: number, row: number, column: number });

export const change = fc.oneof(
  fc.record({
    kind: fc.constant('bytes' as const),
    where: fc.array(number, { minLength: 1, maxLength: 4 }),
    to: fc.nat(255),
  }),
  fc.record({
    kind: fc.constant('inner-bytes' as const),
    where: fc.array(number, { minLength: 1, maxLength: 4 }),
    to: fc.nat(255),
  }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'inner-cut' as const), at: number }),
  fc.record({ kind: fc.constant('schema' as const), which: fc.constantFrom(...SCHEMAS) }),
  fc.record({
    kind: fc.constant('pragma' as const),
    which: fc.constantFrom('user_version', 'application_id'),
    to: fc.integer({ min: -3, max: 30 }),
  }),
  fc.record({
    kind: fc.constant('value' as const),
    place,
    to: fc.constantFrom(...ODD),
    hiding: fc.constantFrom(...HIDING),
  }),
  fc.record({
    kind: fc.constant('value-of-another' as const),
    place,
    other: number,
    hiding: fc.constantFrom(...HIDING),
  }),
  fc.record({
    kind: fc.constantFrom('delete-row' as const, 'double-row' as const),
    place,
    hiding: fc.constantFrom(...HIDING),
  }),
  fc.record({
    kind: fc.constant('json' as const),
    place,
    at: number,
    to: fc.constantFrom(...ODD),
    hiding: fc.constantFrom(...HIDING),
  }),
  fc.record({
    kind: fc.constant('about' as const),
    column: fc.constantFrom('made_by', 'saved_at', 'campaign', 'content'),
    to: fc.constantFrom(...ODD),
  }),
);
export type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

export function withBytes(bytes: Buffer, where: readonly number[], to: number): Buffer {
  const copy = Buffer.from(bytes);
  for (const [n, one] of where.entries()) copy[one % copy.length] = (to + n) & 255;
  return copy;
}

/** Some value within a JSON text becomes another. */
export function withJson(text: string, n: number, to: unknown): string {
  let left = n;
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return to;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, one) => sum + count(one), 1)
      : 1;
  try {
    const value: unknown = JSON.parse(text);
    left = n % count(value);
    return JSON.stringify(walk(value));
  } catch {
    return JSON.stringify(to);
  }
}

type InRows = Extract<Change, { readonly hiding: string }>;

function inRows(
  database: Database.Database,
  tables: Awaited<ReturnType<typeof tablesAt>>,
  change: InRows,
): void {
  const table = at(tables, change.place.table);
  const rows = database.prepare<[], number>(`select rowid from "${table.name}"`).pluck().all();
  if (rows.length === 0) return;
  const row = at(rows, change.place.row);
  const column = at(table.columns, change.place.column);
  const set = (value: unknown) =>
    database.prepare(`update "${table.name}" set "${column}" = ? where rowid = ?`).run(value, row);
  const valueAt = (rowid: number) =>
    database
      .prepare<[number], unknown>(`select "${column}" from "${table.name}" where rowid = ?`)
      .pluck()
      .get(rowid);
  switch (change.kind) {
    case 'value':
      set(change.to);
      return;
    case 'value-of-another':
      set(valueAt(at(rows, change.other)));
      return;
    case 'delete-row':
      database.prepare(`delete from "${table.name}" where rowid = ?`).run(row);
      return;
    case 'double-row': {
      const columns = table.columns.map((name) => `"${name}"`).join(', ');
      const key = table.key.at(-1) ?? '';
      database
        .prepare(
          `insert into "${table.name}" (${columns}) select ${table.columns
            .map((name) => (name === key ? `"${name}" || '1'` : `"${name}"`))
            .join(', ')} from "${table.name}" where rowid = ?`,
        )
        .run(row);
      return;
    }
    case 'json':
      set(withJson(String(valueAt(row)), change.at, change.to));
      return;
    default:
      change satisfies never;
  }
}

async function inDatabase(database: Database.Database, change: Change): Promise<void> {
  switch (change.kind) {
    case 'bytes':
    case 'inner-bytes':
    case 'cut':
    case 'inner-cut':
      return;
    case 'schema':
      database.exec(change.which);
      return;
    case 'pragma': {
      const from = change.which === 'user_version' ? MIGRATIONS.length : CONTAINER_ID;
      database.pragma(`${change.which} = ${from + change.to}`);
      return;
    }
    case 'about':
      database.prepare(`update holdout_file set "${change.column}" = ?`).run(change.to);
      return;
    default: {
      const tables = await tablesAt(MIGRATIONS.length);
      inRows(database, tables, change);
      if (change.hiding === 'checksums') hideInChecksums(database);
      if (change.hiding !== 'not at all')
        database.prepare('update holdout_file set content = ?').run(contentOf(database, tables));
    }
  }
}

/** The file with this change; `scratch` is a path for the time being. */
export async function changedFile(packed: Buffer, change: Change, scratch: string): Promise<Buffer> {
  switch (change.kind) {
    case 'bytes':
      return withBytes(packed, change.where, change.to);
    case 'cut':
      return packed.subarray(0, change.at % packed.length);
    case 'inner-bytes':
      return gzipSync(withBytes(gunzipSync(packed), change.where, change.to), { level: 1 });
    case 'inner-cut': {
      const inner = gunzipSync(packed);
      return gzipSync(inner.subarray(0, change.at % inner.length), { level: 1 });
    }
    default: {
      writeFileSync(scratch, gunzipSync(packed));
      const database = new Database(scratch);
      try {
        database.pragma('journal_mode = off');
        database.pragma('synchronous = off');
        database.pragma('ignore_check_constraints = on');
        database.pragma('foreign_keys = off');
        // Some rows can't be made at all, since the tables are strict.
        try {
          await inDatabase(database, change);
        } catch (error) {
          if (!(error instanceof Database.SqliteError)) throw error;
        }
      } finally {
        database.close();
      }
      const bytes = readFileSync(scratch);
      rmSync(scratch);
      return gzipSync(bytes, { level: 1 });
    }
  }
}
