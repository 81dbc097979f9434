/**
 * What this machine last saw of the file, kept outside of the data folder: a start tells by it whether some other program has put
 * another version in place since, and what that lacks. Without it nothing is told, and nothing else is missing.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { z } from 'zod';
import { Generation, type Generations, generationsIn } from './generation.ts';
import { PRIVATE_FILE } from './private.ts';

/** A campaign or game: its last act of all, with the checksum that speaks for all before it. */
const Stood = z.object({ id: z.string(), name: z.string(), act: z.int(), checksum: z.string().nullable() });

const Seen = z.object({ generations: z.array(Generation), shelf: z.array(Stood) });
export interface Seen {
  readonly generations: Generations;
  readonly shelf: readonly z.infer<typeof Stood>[];
}

/** `folder`: where a system keeps what may be missing. One for each data folder. */
export function memoryIn(folder: string, dir: string): string {
  const name = createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 16);
  return join(folder, `seen-${name}.json`);
}

export function seenIn(database: Database.Database): Seen {
  const shelf = database
    .prepare<[], z.infer<typeof Stood>>(
      `select head.id, head.name, last.act, last.checksum from campaign_head as head
        join campaign_act as last on last.campaign_id = head.id
          and last.act = (select max(act) from campaign_act where campaign_id = head.id)
        where head.deleted_at is null order by head.changed_at desc`,
    )
    .all();
  return { generations: generationsIn(database), shelf };
}

/** Where it can't be kept, nothing is remembered. */
export function remember(path: string, seen: Seen): void {
  const part = `${path}.${process.pid}-${threadId}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(part, JSON.stringify(seen), { mode: PRIVATE_FILE });
    renameSync(part, path);
  } catch {
    // A full disk, or a folder of another user's.
  }
}

export function remembered(path: string): Seen | undefined {
  try {
    return Seen.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** What the file that is there lacks of what was seen: of each campaign or game how many acts further it stood, if that can be counted. */
export interface Lacking {
  readonly name: string;
  /** Null: it isn't there at all; 0: it has gone another way. */
  readonly further: number | null;
}

export function lackingIn(database: Database.Database, { shelf }: Seen): readonly Lacking[] {
  const has = database.prepare<[string, number, string | null]>(
    'select 1 from campaign_act where campaign_id = ? and act = ? and checksum is ?',
  );
  const last = database
    .prepare<[string], number | null>('select max(act) from campaign_act where campaign_id = ?')
    .pluck();
  return shelf.flatMap(({ id, name, act, checksum }) => {
    if (has.get(id, act, checksum) !== undefined) return [];
    const there = last.get(id) ?? null;
    return [{ name, further: there === null ? null : Math.max(0, act - there) }];
  });
}
