import type { Database } from 'better-sqlite3';
import { schemaText } from './schema-text.ts';

/** The rows of a table as statements that insert them, in the order they were written. */
function inserts(database: Database, table: string): string[] {
  const named = database
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table);
  // In a full-text index it is the rowid that says what a row is about.
  const virtual = database
    .prepare<[string], string>('select type from pragma_table_list where name = ?')
    .pluck()
    .get(table);
  const columns = virtual === 'virtual' ? ['rowid', ...named] : named;
  const values = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
  return database
    .prepare<[], string>(
      `select 'insert into ${table} (${columns.join(', ')}) values (' || ${values} || ');' from "${table}" order by rowid`,
    )
    .pluck()
    .all();
}

/** A file as text: SQL that makes it again within a transaction, mark and version included. */
export function dump(database: Database): string {
  const tables = database
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table'
         and name not in (select name from pragma_table_list where type = 'shadow') order by rowid`,
    )
    .pluck()
    .all();
  const marks = ['application_id', 'user_version'].map(
    (name) => `pragma ${name} = ${database.pragma(name, { simple: true })};`,
  );
  return [
    schemaText(database),
    ...marks,
    // A table that was made anew stands after those that refer to it.
    'pragma defer_foreign_keys = on;',
    '',
    ...tables.flatMap((table) => inserts(database, table)),
    '',
  ].join('\n');
}
