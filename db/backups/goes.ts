/** What the file has that a backup hasn't, and what therefore goes where the backup takes its place; and whether a file lacks what its newest backup has. */
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { countedInWords, listed } from '../../src/rules/core/text/english.ts';
import { relationOf } from '../file/generation.ts';
import { hasContent } from '../file/inspect.ts';
import { NAMES_A_COPY } from '../log/acts-counted.ts';
import { type Looked, lookOver, readFrom } from './contents.ts';
import { ownBackups, type Standing } from './manifest.ts';
import { isPlaceKnown } from './place.ts';
import { words } from './text/goes.ts';

/** Of a campaign or game of the file. */
export interface Going {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
  /** All of it: the backup hasn't got it. */
  readonly whole: boolean;
  /** It is deleted here and not there, or there and not here; or acts that count here are undone there. */
  readonly otherwise: boolean;
  /** Acts, those that were undone or given up too, versions of what the player wrote, and half-filled forms that aren't in the backup. */
  readonly acts: number;
  readonly words: number;
  readonly forms: number;
}

/** What goes of the whole file, and which campaigns and games come back. */
export interface GoingWith {
  readonly logs: readonly Going[];
  readonly coming: readonly Pick<Going, 'id' | 'name' | 'deleted'>[];
  /** Whether the player's settings are others in the backup. */
  readonly settings: boolean;
}

const NAMES = NAMES_A_COPY.map((command) => `'${command}'`).join(', ');

/** How many rows of the file the backup hasn't; by their checksums, as another of the same number isn't the same. */
const lacking = (table: string, number: string, same: string, where = '') => `(
  select count(*) from present.${table} as one where one.campaign_id = head.id ${where} and not exists (
    select 1 from main.${table} as other
    where other.campaign_id = one.campaign_id and other.${number} = one.${number} and other.${same} = one.${same}))`;

const GOING = `
  select head.id, head.name, head.deleted_at is not null as deleted, there.id is null as whole,
    (head.deleted_at is null) is not (there.deleted_at is null) or exists (
      select 1 from present.campaign_act as one join main.campaign_act as other
        on other.campaign_id = one.campaign_id and other.act = one.act and other.checksum = one.checksum
      where one.campaign_id = head.id and one.state = 'done' and other.state <> 'done') as otherwise,
    ${lacking('campaign_act', 'act', 'checksum', `and one.command not in (${NAMES})`)} as acts,
    ${lacking('writing', 'version', 'checksum')} as words,
    ${lacking('draft', 'form', 'body')} as forms
  from present.campaign_head as head left join main.campaign_head as there on there.id = head.id
  order by head.changed_at desc, head.id`;

const COMING = `
  select id, name, deleted_at is not null as deleted from main.campaign_head
  where id not in (select id from present.campaign_head) order by changed_at desc, id`;

/** Those that Holdout keeps for itself have a dot in their key. */
const SETTINGS = `
  with here as (select key, value from present.setting where instr(key, '.') = 0),
    there as (select key, value from main.setting where instr(key, '.') = 0)
  select exists (select * from here except select * from there)
    or exists (select * from there except select * from here)`;

type Row<T> = { readonly [K in keyof T]: T[K] extends boolean ? number : T[K] };

/** `backup`: unpacked, as a file of the present version. Undefined where the file can't be read so. */
export function goingWith(file: string, backup: string): GoingWith | 'no-file' | undefined {
  if (!hasContent(file)) return 'no-file';
  try {
    return readFrom(backup, (database) => {
      database.prepare('attach ? as present').run(file);
      const logs = database.prepare<[], Row<Going>>(GOING).all();
      const coming = database.prepare<[], Row<GoingWith['coming'][number]>>(COMING).all();
      return {
        logs: logs
          .map((row) => ({
            ...row,
            deleted: row.deleted === 1,
            whole: row.whole === 1,
            otherwise: row.otherwise === 1,
          }))
          .filter(
            ({ whole, otherwise, acts, words, forms }) => whole || otherwise || acts + words + forms > 0,
          ),
        coming: coming.map((row) => ({ ...row, deleted: row.deleted === 1 })),
        settings: database.prepare(SETTINGS).pluck().get() === 1,
      };
    });
  } catch (error) {
    // Damaged, or of an earlier version: what it holds is told elsewhere, if it can be.
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** What the newest backup has of it that the file lacks: acts, or all. */
function lackingOf(there: Standing, here: readonly Standing[]): readonly string[] {
  const own = here.find(({ id }) => id === there.id);
  if (own === undefined) return [there.name];
  if (own.revision >= there.revision) return [];
  const acts = there.acts - own.acts;
  return [acts > 0 ? `${countedInWords(acts, 'act', 'acts')} of ${there.name}` : there.name];
}

/** Undefined where it is damaged, which opening it says. */
function lookedAt(file: string): Looked | undefined {
  try {
    return readFrom(file, lookOver);
  } catch (error) {
    if (error instanceof Database.SqliteError) return undefined;
    throw error;
  }
}

/** One sentence where some other program has put an older version of the file in its place, or another machine's; by its newest backup. */
export function newerBackup(file: string): string | undefined {
  const dir = dirname(file);
  const [backup] = isPlaceKnown(dir) ? ownBackups(dir) : [];
  if (backup === undefined) return undefined;
  const here = lookedAt(file);
  const relation = here === undefined ? 'same' : relationOf(here.generations, backup.generations);
  if (here === undefined || (relation !== 'behind' && relation !== 'apart')) return undefined;
  const lacks = backup.shelf.flatMap((there) => lackingOf(there, here.shelf));
  return words.isOlder(file, day.format(new Date(backup.at)), listed(lacks));
}
