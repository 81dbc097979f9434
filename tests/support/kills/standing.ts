/** All that a player could miss, read past Holdout: where each log stands, every text, and which backups there are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { backupsIn } from '../../../db/backups/manifest.ts';
import { backupFolder } from '../../../db/backups/place.ts';
import { FILE_NAME } from '../../../db/open.ts';

/** Values as they stand, by their keys; null for a value that nobody can say. */
export type Standing = Readonly<Record<string, string | number | null>>;

/** Each gives a key and what stands there. */
const READ = [
  `select 'revision ' || id, revision from campaign_head`,
  `select 'name ' || id, name from campaign_head`,
  `select 'shelf ' || id, iif(deleted_at is null, 'on the shelf', 'deleted') from campaign_head`,
  `select 'what-if ' || id, what_if from campaign_head`,
  `select 'note ' || campaign_id || ' ' || note, text from journal_note`,
  `select 'report ' || campaign_id || ' ' || act, text from encounter_report`,
  `select 'draft ' || campaign_id || ' ' || form, body from draft`,
  `select 'texts ' || campaign_id, count(*) from writing group by campaign_id`,
  // A deed of the shelf is written in one with what it did, which stands above.
  `select 'setting ' || key, value from setting where key not like 'file.%' and key not like 'shelf.%'`,
] as const;

export function standingIn(dataDir: string): Standing {
  const file = join(dataDir, FILE_NAME);
  if (!existsSync(file)) return {};
  const database = new Database(file, { timeout: 5_000 });
  try {
    const rows = READ.flatMap(
      (sql) => database.prepare(sql).raw().all() as readonly (readonly [string, string | number])[],
    );
    const backups = backupsIn(backupFolder(dataDir)).map(
      ({ name, sha256 }) => [`backup ${name}`, sha256] as const,
    );
    return Object.fromEntries([...rows, ...backups]);
  } finally {
    database.close();
  }
}

/** Backups beyond those may have been cleared away. */
const KEPT = 3;

/** Keys of what was to stand there and doesn't. A log that was `mended` stands further than it did. */
export function missingOf(expected: Standing, found: Standing, mended = false): readonly string[] {
  const isFurther = (key: string, value: string | number) =>
    mended && key.startsWith('revision ') && Number(found[key]) >= Number(value);
  const backups = Object.keys(expected)
    .filter((key) => key.startsWith('backup '))
    .toSorted();
  const cleared = new Set(backups.slice(0, -KEPT));
  return Object.entries(expected).flatMap(([key, value]) =>
    value === null || cleared.has(key) || found[key] === value || isFurther(key, value)
      ? []
      : [`${key}: ${JSON.stringify(value)} became ${JSON.stringify(found[key])}`],
  );
}
