/** Changes that a restore makes: rows of the file that a backup hasn't; and whether a file lacks what its newest backup has. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { countedInWords, listed } from '../../src/rules/core/text/english.ts';
import { imageOf } from '../file/faults.ts';
import { hasAllOf, relationOf } from '../file/generation.ts';
import { hasContent } from '../file/inspect.ts';
import { dayText } from '../file/stamp.ts';
import { lookOver, NAMING_A_COPY, readFrom } from './contents.ts';
import { ownBackups } from './manifest.ts';
import { isPlaceKnown } from './place.ts';

export interface LogChange {
  /** Null for the settings. */
  readonly id: string | null;
  readonly name: string;
  /** The name that the backup has it by; null where it isn’t in both. */
  readonly there: string | null;
  readonly deleted: boolean;
  /** `loses two acts`, `comes back`. */
  readonly told: string;
  readonly loses: boolean;
}

export interface RestoreChanges {
  readonly isThere: boolean;
  /** Null where the file can't be read: it is damaged, or of an earlier version. */
  readonly goes: readonly LogChange[] | null;
}

/** A count of rows of the file that the backup hasn't; by their checksums, as another of the same number isn't the same. */
const lacking = (table: string, number: string, same: string, where = '') => `(
  select count(*) from main.${table} as one where one.campaign_id = head.id ${where} and not exists (
    select 1 from backup.${table} as other
    where other.campaign_id = one.campaign_id and other.${number} = one.${number} and other.${same} = one.${same}))`;

/** `otherwise`: it is deleted in one of the two alone, or acts that count here are undone there. */
const GOING = `
  select head.id, head.name, there.name as there, head.deleted_at is not null as deleted, there.id is null as whole,
    (head.deleted_at is null) is not (there.deleted_at is null) or exists (
      select 1 from main.campaign_act as one join backup.campaign_act as other
        on other.campaign_id = one.campaign_id and other.act = one.act and other.checksum = one.checksum
      where one.campaign_id = head.id and one.state = 'done' and other.state <> 'done') as otherwise,
    ${lacking('campaign_act', 'act', 'checksum', `and one.command not in ${NAMING_A_COPY}`)} as acts,
    ${lacking('writing', 'version', 'checksum')} as words,
    ${lacking('draft', 'form', 'body')} as forms
  from main.campaign_head as head left join backup.campaign_head as there on there.id = head.id
  order by head.changed_at desc, head.id`;

const COMING = `
  select id, name, deleted_at is not null as deleted from backup.campaign_head
  where id not in (select id from main.campaign_head) order by changed_at desc, id`;

/** The player's own: those that Holdout keeps for itself have a dot in their key. */
const own = (schema: string) => `select key, value from ${schema}.setting where instr(key, '.') = 0`;
const SETTINGS = `select exists (${own('main')} except ${own('backup')}) or exists (${own('backup')} except ${own('main')})`;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly deleted: number;
}
interface GoingRow extends Row {
  readonly there: string | null;
  readonly whole: number;
  readonly otherwise: number;
  readonly acts: number;
  readonly words: number;
  readonly forms: number;
}

function told({ whole, acts, words, forms }: GoingRow): string {
  const goes = listed([
    ...(acts === 0 ? [] : [countedInWords(acts, 'act', 'acts')]),
    ...(words === 0
      ? []
      : [countedInWords(words, 'version of your notes and reports', 'versions of your notes and reports')]),
    ...(forms === 0 ? [] : [countedInWords(forms, 'half-filled form', 'half-filled forms')]),
  ]);
  if (whole === 1) return `goes with all there is of it${goes === '' ? '' : `: ${goes}`}`;
  return goes === '' ? 'stands as it stood then' : `loses ${goes}`;
}

/** Compares a copy of the file with a backup. */
function compared(database: Database.Database, backup: string): RestoreChanges {
  database.prepare('attach ? as backup').run(backup);
  const named = ({ id, name, deleted }: Row) => ({ id, name, deleted: deleted === 1 });
  const logs = database.prepare<[], GoingRow>(GOING).all();
  const goes: LogChange[] = logs
    .filter((row) => row.whole + row.otherwise + row.acts + row.words + row.forms > 0)
    .map((row) => ({ ...named(row), there: row.there, told: told(row), loses: true }));
  if (database.prepare(SETTINGS).pluck().get() === 1)
    goes.push({
      id: null,
      name: 'Settings',
      there: null,
      deleted: false,
      told: 'become what they were then',
      loses: true,
    });
  for (const row of database.prepare<[], Row>(COMING).all())
    goes.push({ ...named(row), there: null, told: 'comes back', loses: false });
  return { isThere: true, goes };
}

/** `backup`: unpacked, as a file of the present version. */
export function restoreChanges(file: string, backup: string): RestoreChanges {
  if (!hasContent(file)) return { isThere: false, goes: null };
  // In memory: whoever reads at length in the file itself keeps everybody from committing.
  const went = ifWhole(() => {
    const database = imageOf(file);
    try {
      return compared(database, backup);
    } finally {
      database.close();
    }
  });
  return went ?? { isThere: true, goes: null };
}

/** Undefined where one is damaged, which opening it says. */
function ifWhole<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
}

/**
 * The sentence for the player if another program has put an older version of the file, or another machine’s, in its place, judged by the
 * newest backup.
 */
export function newerBackup(file: string): string | undefined {
  const dir = dirname(file);
  const [backup] = isPlaceKnown(dir) ? ownBackups(dir) : [];
  const here = backup && ifWhole(() => readFrom(file, lookOver));
  if (backup === undefined || here === undefined) return undefined;
  const relation = relationOf(here.generations, backup.generations);
  if (relation === 'unrelated' || hasAllOf(here.generations, backup.generations)) return undefined;
  const lacks = backup.shelf.flatMap(({ id, name, revision, acts }) => {
    const present = here.shelf.find((one) => one.id === id);
    if (present !== undefined && present.revision >= revision) return [];
    const more = acts - (present?.acts ?? acts);
    return [more > 0 ? `${countedInWords(more, 'act', 'acts')} of “${name}”` : `“${name}”`];
  });
  // Openings that the backup names and the file doesn’t may be ones that the file has forgotten since.
  if (lacks.length === 0 && (relation === 'ahead' || relation === 'same')) return undefined;
  const has = lacks.length === 0 ? '' : `, which also has ${listed(lacks)}`;
  return `${file} is older than its backup of ${dayText(backup.at)}${has}: another program has put it there. Settings, Backups restores that backup.`;
}
