/**
 * The tables as Kysely sees them; what they mean stands in README.md. JSON columns are text here. Types rather than
 * interfaces for rows: only a type also counts as a row of any table.
 */
import type { Kysely, Transaction } from 'kysely';
import type { StateTables } from './games/all-things-zombie/tables.ts';
import type { ChronicleTables } from './tables/chronicle.ts';
import type { LogTables } from './tables/log.ts';
import type { WritingTables } from './tables/writing.ts';

export interface Schema extends LogTables, StateTables, ChronicleTables, WritingTables {}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
