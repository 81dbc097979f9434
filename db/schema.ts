/**
 * The tables as Kysely sees them; what they mean stands in README.md. JSON columns are text here. Types rather than
 * interfaces for rows: only a type also counts as a row of any table.
 */
import type { Kysely, Transaction } from 'kysely';
import type { StateTables } from './tables/all-things-zombie.ts';
import type { ChronicleTables } from './tables/chronicle.ts';
import type { LogTables } from './tables/log.ts';
import type { TallyTables } from './tables/tally.ts';
import type { WritingTables } from './tables/writing.ts';

/** Openings of the file, each with how often it has committed (`file/generation.ts`). */
interface FileTables {
  generation: { place: number; mark: string };
}

export interface Schema
  extends LogTables,
    StateTables,
    ChronicleTables,
    TallyTables,
    WritingTables,
    FileTables {}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
