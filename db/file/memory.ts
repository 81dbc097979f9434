/**
 * Memory of what this machine last saw of the file, kept outside of the data folder: a start tells by it whether some other program has put
 * another version in place since, and what that lacks. Without it nothing is told, and nothing else is missing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import {
  Generation,
  generationsIn,
  hasAllButForgotten,
  hasAllOf,
  REPLACES,
  relationOf,
} from './generation.ts';
import { PRIVATE_FILE } from './private.ts';

/** Acts, or versions of words, the newest first, each with the checksum that speaks for all before it. An earlier Holdout kept none. */
const Trail = z
  .array(z.tuple([z.int(), z.string().nullable()]).readonly())
  .readonly()
  .default([]);
type Trail = z.infer<typeof Trail>;

/** A campaign or game: its last act, and the last version of its words, each with those right before it. */
const Stood = z.object({
  id: z.string(),
  name: z.string(),
  act: z.int(),
  checksum: z.string().nullable(),
  version: z.int(),
  words: z.string().nullable(),
  actsBefore: Trail,
  wordsBefore: Trail,
});
export type Stood = Readonly<z.infer<typeof Stood>>;
/** All of it that one query gives. */
type LastOf = Omit<Stood, 'actsBefore' | 'wordsBefore'>;

/** Acts, and versions, that are remembered of each: within them it is known where two versions of the file went apart. */
const REMEMBERED = 100;

const Seen = z.object({
  generations: z.array(Generation.readonly()).readonly(),
  shelf: z.array(Stood.readonly()).readonly(),
});
export type Seen = Readonly<z.infer<typeof Seen>>;

/** `folder`: where a system keeps what may be missing. One for each data folder. */
export function memoryIn(folder: string, dir: string): string {
  const path = existsSync(dir) ? realpathSync(dir) : resolve(dir);
  const name = createHash('sha256').update(path).digest('hex').slice(0, 16);
  return join(folder, `seen-${name}.json`);
}

/** `cross`: from each head to its last act. SQLite would go through all acts of the file otherwise, at every commit. */
const SHELF = `
  select head.id, head.name, last.act, last.checksum, coalesce(written.version, 0) as version, written.checksum as words
  from campaign_head as head
    cross join campaign_act as last on last.campaign_id = head.id
      and last.act = (select max(act) from campaign_act where campaign_id = head.id)
    left join writing as written on written.campaign_id = head.id
      and written.version = (select max(version) from writing where campaign_id = head.id)
  order by head.changed_at desc`;

const before = (table: string, number: string) => `
  select ${number}, checksum from ${table} where campaign_id = ? and ${number} < ? order by ${number} desc limit ${REMEMBERED - 1}`;
const [ACTS_BEFORE, WORDS_BEFORE] = [before('campaign_act', 'act'), before('writing', 'version')];

/**
 * `known`: what was seen of it before, from which whatever hasn't changed since is taken. The generations come last: a file that has those
 * that are due then had them while the shelf was read.
 */
export function seenIn(database: Database.Database, known?: Seen): Seen {
  const stood = new Map(known?.shelf.map((one) => [one.id, one]));
  const trail = (sql: string, id: string, to: number) =>
    database.prepare<[string, number], Trail[number]>(sql).raw().all(id, to);
  const shelf = database
    .prepare<[], LastOf>(SHELF)
    .all()
    .map((last) => {
      const { id, act, checksum, version, words } = last;
      const same = stood.get(id);
      const hasActs = same?.act === act && same.checksum === checksum;
      const hasWords = same?.version === version && same.words === words;
      return {
        ...last,
        actsBefore: hasActs ? same.actsBefore : trail(ACTS_BEFORE, id, act),
        wordsBefore: hasWords ? same.wordsBefore : trail(WORDS_BEFORE, id, version),
      };
    });
  return { generations: generationsIn(database), shelf };
}

function keep(path: string, what: unknown): void {
  const part = `${path}.${process.pid}-${threadId}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(part, JSON.stringify(what), { mode: PRIVATE_FILE });
    renameSync(part, path);
  } catch {
    // A full disk, or a folder of another user's.
  }
}

/** A file of this machine's about the campaigns' own. Where it can't be written, nothing is remembered. */
export interface Kept<T> {
  /** State left by whoever had the campaigns open before. */
  readonly left: () => T | undefined;
  readonly keep: (what: T) => void;
}

function keptIn<T>(path: string, schema: z.ZodType<T>): Kept<T> {
  return {
    left: () => {
      try {
        return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        return undefined;
      }
    },
    keep: (what) => keep(path, what),
  };
}

export const lastSeen = (memory: string): Kept<Seen> => keptIn(memory, Seen);

/** Sentences about what befell the file that nobody was told yet: a process may end before anybody asks. */
export const untoldBeside = (memory: string): Kept<readonly string[]> =>
  keptIn(`${memory}.untold`, z.array(z.string()).readonly());

/** The folder that was chosen for backups, or null: what says so in the data folder may be deleted there. */
export const placeBeside = (memory: string): Kept<string | null> =>
  keptIn(`${memory}.backups`, z.string().nullable());

/** Count of what is missing; a least number where the two went apart further back than is remembered. */
export interface Missing {
  readonly many: number;
  readonly isAll: boolean;
}

/** Acts and words of a campaign or game that were seen, and that a file lacks. */
export interface Lacking {
  readonly name: string;
  /** The name that it has in the file; undefined where it isn’t there. */
  readonly there: string | undefined;
  /** Undefined where none is missing. */
  readonly acts: Missing | undefined;
  readonly words: Missing | undefined;
}

/** Numbers go on from 1, so that the last one that is remembered tells if there were any before. */
function missingOf(trail: Trail, has: (one: Trail[number]) => boolean): Missing | undefined {
  const many = trail.findIndex(has);
  if (many === 0 || trail.length === 0) return undefined;
  return many > 0 ? { many, isAll: true } : { many: trail.length, isAll: trail.at(-1)?.[0] === 1 };
}

export function lackingIn(database: Database.Database, { shelf }: Seen): readonly Lacking[] {
  const hasAct = database.prepare(
    'select 1 from campaign_act where campaign_id = ? and act = ? and checksum is ?',
  );
  const hasWords = database.prepare(
    'select 1 from writing where campaign_id = ? and version = ? and checksum is ?',
  );
  const named = database.prepare<[string], string>('select name from campaign_head where id = ?').pluck();
  return shelf.flatMap(({ id, name, act, checksum, version, words, actsBefore, wordsBefore }) => {
    const acts = missingOf([[act, checksum], ...actsBefore], (one) => hasAct.get(id, ...one) !== undefined);
    const versions: Trail = version === 0 ? [] : [[version, words], ...wordsBefore];
    const missing = { acts, words: missingOf(versions, (one) => hasWords.get(id, ...one) !== undefined) };
    return missing.acts === undefined && missing.words === undefined
      ? []
      : [{ name, there: named.get(id), ...missing }];
  });
}

/**
 * True where a log that is still on the shelf lacks what it had, though Holdout has put no other file in the place of this one since: acts
 * and words are never taken away. Openings that go on don’t speak against it: the page that names them may be ours, and others not.
 */
export function goesBack(database: Database.Database, now: Seen, before: Seen): boolean {
  const known = new Set(before.generations.map(([, id]) => id));
  if (now.generations.some(([, id, commits]) => commits === REPLACES && !known.has(id))) return false;
  const stands = new Map(now.shelf.map((one) => [one.id, one]));
  const changed = before.shelf.filter(({ id, checksum, words }) => {
    const log = stands.get(id);
    return log !== undefined && (log.checksum !== checksum || log.words !== words);
  });
  return changed.length > 0 && lackingIn(database, { ...before, shelf: changed }).length > 0;
}

/**
 * True if a file has all that was seen of it: by its openings, or by its logs, where it has forgotten some openings or has none more: the
 * page that names them may be all that is current in it.
 */
export function goesOnFrom(database: Database.Database, seen: Seen): boolean {
  const generations = generationsIn(database);
  const isSame = relationOf(generations, seen.generations) === 'same';
  if (!isSame && hasAllOf(generations, seen.generations) && !goesBack(database, seenIn(database, seen), seen))
    return true;
  return hasAllButForgotten(generations, seen.generations) && lackingIn(database, seen).length === 0;
}
