import type { Database } from 'better-sqlite3';

/**
 * The whole schema as text: every object with its statement, tables first, each kind by name. What SQLite makes by itself
 * behind a full-text index is left out.
 */
export function schemaText(database: Database): string {
  const statements = database
    .prepare<[], string>(
      `select sql from sqlite_schema where sql is not null and name not like 'sqlite_%'
         and name not in (select name from pragma_table_list where type = 'shadow')
       order by case type when 'table' then 0 when 'index' then 1 else 2 end, name`,
    )
    .pluck()
    .all();
  return `${statements.map((statement) => `${statement};\n`).join('\n')}`;
}
