/**
 * A process with an older Holdout's file open, by the migrations of then: `older.ts DIR VERSION` opens the file, prints `open`, and with each
 * line that it is given has the campaign changed at that time, as its version would, without any checksum that came later; prints the line, too.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { migrate } from '../../../db/file/migrate.ts';
import { FILE_NAME } from '../../../db/open.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';

const [dir = '', version = ''] = process.argv.slice(2);
const database = new Database(join(dir, FILE_NAME));
database.pragma('journal_mode = wal');
await migrate(database, MIGRATIONS.slice(0, Number(version)), { alone: false });
console.log('open');
for await (const at of createInterface({ input: process.stdin })) {
  database.prepare('update campaign_head set changed_at = ?').run(at);
  console.log(at);
}
database.close();
