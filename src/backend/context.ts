import type { Db } from '../../db/schema.ts';
import type { Log } from './log.ts';
import type { Random } from './seed.ts';

/** What a handler works with; the clock and chance come in from outside, so that tests can hold them still. */
export interface Context {
  readonly db: Db;
  /** The file the campaigns are in. */
  readonly file: string;
  /** SQLite's version. */
  readonly sqlite: string;
  readonly now: () => Date;
  readonly random: Random;
  readonly log: Log;
}
