import type { Database } from 'better-sqlite3';
import { schemaText } from './schema-text.ts';

/** The rows of a table as statements that insert them, in the order they were written. */
function inserts(database: Database, table: string): string[] {
  const columns = database
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table);
  const values = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
  return database
    .prepare<[], string>(
      `select 'insert into ${table} values (' || ${values} || ');' from "${table}" order by rowid`,
    )
    .pluck()
    .all();
}

/** A file as text: SQL that makes it again, mark and version included. */
export function dump(database: Database): string {
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by rowid")
    .pluck()
    .all();
  const marks = ['application_id', 'user_version'].map(
    (name) => `pragma ${name} = ${database.pragma(name, { simple: true })};`,
  );
  return [
    schemaText(database),
    ...marks,
    '',
    ...tables.flatMap((table) => inserts(database, table)),
    '',
  ].join('\n');
}
