/**
 * Generations: which openings of Holdout have written into the file, and how often each has committed. A file that has all that another
 * one had was written on by Holdout alone; one that lacks some of it was put back, or put there, by some other program.
 */
import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { z } from 'zod';

/**
 * An opening: its place in the order of openings, its id by chance, and its commits. Place 0 is the file’s beginning, which never writes.
 */
export const Generation = z.tuple([z.int().nonnegative(), z.string(), z.int().nonnegative()]);
export type Generation = Readonly<z.infer<typeof Generation>>;
/** All that a file says of itself, by place; none in a file from before there were any. */
export type Generations = readonly Generation[];

/** Openings that a file remembers besides its beginning: few enough for one page, so that a journal holds all of them or none. */
export const REMEMBERED = 48;
/** An opening that is so far back registers anew before it is forgotten. */
const OLD = 24;

const ID_BYTES = 8;
const DIGITS = 10;
/** Commits of an opening that has put a whole file in the place of another: more than are ever counted. */
export const REPLACES = 10 ** DIGITS - 1;
const MARK = /holdout:([0-9a-f]{16}):(\d{10})/g;

const newId = () => randomBytes(ID_BYTES).toString('hex');
const markOf = (id: string, commits: number) => `holdout:${id}:${String(commits).padStart(DIGITS, '0')}`;

/** A row that is none of ours was damaged, as SQLite itself says of other rows. */
function parsed(mark: unknown): readonly [id: string, commits: number] {
  const [, id, commits] = /^holdout:([0-9a-f]{16}):(\d{10})$/.exec(String(mark)) ?? [];
  if (id === undefined)
    throw new Database.SqliteError('an opening of the file can’t be read', 'SQLITE_CORRUPT');
  return [id, Number(commits)];
}

export const beginningOf = (generations: Generations): string | undefined =>
  generations.find(([place]) => place === 0)?.[1];

/** True where `whole` has all that `part` has; openings from before the oldest that `whole` remembers count as there. */
export function hasAllButForgotten(whole: Generations, part: Generations): boolean {
  const commits = new Map(whole.map(([, id, many]) => [id, many]));
  const oldest = whole.find(([place]) => place > 0)?.[0] ?? 0;
  return part.every(([place, id, many]) => (commits.get(id) ?? -1) >= many || (place > 0 && place < oldest));
}

/** True where `whole` surely has all that `part` has: it remembers its newest opening, too. Without that, another way may have been gone for long. */
export function hasAllOf(whole: Generations, part: Generations): boolean {
  const newest = part.at(-1)?.[1];
  return hasAllButForgotten(whole, part) && (newest === undefined || whole.some(([, id]) => id === newest));
}

/** `unrelated`: files that began apart. `apart`: each has what the other lacks. */
type Relation = 'same' | 'ahead' | 'behind' | 'apart' | 'unrelated';

/** Relation of `one` to `other`, as far as they remember. */
export function relationOf(one: Generations, other: Generations): Relation {
  if (one.length > 0 && other.length > 0 && beginningOf(one) !== beginningOf(other)) return 'unrelated';
  const [ahead, behind] = [hasAllButForgotten(one, other), hasAllButForgotten(other, one)];
  if (ahead && behind) return 'same';
  if (ahead) return 'ahead';
  return behind ? 'behind' : 'apart';
}

export const hasTable = (database: Database.Database, name = 'generation'): boolean =>
  database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined;

/** All that a file says of itself; none where it is from before there were any. */
export function generationsIn(database: Database.Database): Generations {
  if (!hasTable(database)) return [];
  return database
    .prepare<[], { readonly place: number; readonly mark: string }>(
      'select place, mark from generation order by place',
    )
    .all()
    .map(({ place, mark }) => [place, ...parsed(mark)]);
}

/** Writes what a file says of itself, in place of what it said: for one that is to go on from where another stood. */
export function putGenerations(database: Database.Database, generations: Generations): void {
  database.exec('delete from generation');
  const put = database.prepare('insert into generation (place, mark) values (?, ?)');
  for (const [place, id, commits] of generations) put.run(place, markOf(id, commits));
}

/** The most commits of each opening, by its id. */
export type Marks = ReadonlyMap<string, number>;

/** Generations of a file once another opening, with so many commits, is entered. Openings of long ago are forgotten. */
export function withAnother(generations: Generations, commits: number): Generations {
  const [beginning = [0, newId(), 0], ...openings] = generations;
  const place = (openings.at(-1)?.[0] ?? 0) + 1;
  return [beginning, ...openings.filter(([at]) => at > place - REMEMBERED), [place, newId(), commits]];
}

/** Openings named in the bytes of a file, or of a journal beside one, read without SQLite. */
export function marksIn(bytes: Buffer): Marks {
  const found = new Map<string, number>();
  for (const [, id = '', digits] of bytes.toString('latin1').matchAll(MARK))
    found.set(id, Math.max(found.get(id) ?? 0, Number(digits)));
  return found;
}

/** Text that says the same as these, to `marksIn`. */
export const marksText = (marks: Marks): string =>
  [...marks].map(([id, commits]) => `${markOf(id, commits)}\n`).join('');

/** An opening of the file, as it writes. A file without the table, of an earlier version, is written without being counted. */
export function writerOf(database: Database.Database) {
  const counts = hasTable(database);
  let own: Generation | undefined;
  let seen = generationsIn(database);
  let next: { readonly own: Generation | undefined; readonly seen: Generations } | undefined;

  return {
    /** Generations as the file was last seen to have them. */
    seen: (): Generations => seen,
    /** True if the file still has all that was seen of it; what it says now counts as seen then. */
    look: (): boolean => {
      const now = generationsIn(database);
      if (!hasAllOf(now, seen)) return false;
      seen = now;
      return true;
    },
    /** True if nothing was counted in the file since it was seen: whatever was written into it, Holdout hasn't written. */
    isAsSeen: (): boolean => counts && hasAllOf(seen, generationsIn(database)),
    /** True if the opening has a place of its own in the file that won’t be forgotten soon. */
    isEntered: (): boolean => !counts || (own !== undefined && own[0] > (seen.at(-1)?.[0] ?? 0) - OLD),
    /**
     * Enters it in the file, in a transaction of its own: so every journal of what it writes later names it. False, and nothing
     * written, where the file lacks what was seen of it.
     */
    enter: (): boolean => {
      const now = generationsIn(database);
      if (!hasAllOf(now, seen)) return false;
      const entered = withAnother(now, 0);
      putGenerations(database, entered);
      next = { own: entered.at(-1), seen: entered };
      return true;
    },
    /** Within a transaction that writes: whether the file still has all that was seen of it. */
    goesOn: (): boolean => hasAllOf(generationsIn(database), seen),
    /** Within such a transaction that has changed something: one more commit. */
    count: (): void => {
      if (!counts || own === undefined) return;
      const [place, id, commits] = own;
      database.prepare('update generation set mark = ? where place = ?').run(markOf(id, commits + 1), place);
      next = { own: [place, id, commits + 1], seen: generationsIn(database) };
    },
    /** The transaction was committed, or taken back. */
    ended: (committed: boolean): void => {
      if (committed && next !== undefined) ({ own, seen } = next);
      next = undefined;
    },
  };
}
