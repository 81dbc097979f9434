import type { Kysely } from 'kysely';

/** One step of the schema. Runs inside a transaction, with foreign keys off until all steps are done. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
}
