/** Several calls as one, of one moment; and whether somebody else has written between two. */
import { sql } from 'kysely';
import type { Db, Trx } from '../schema.ts';

/** All of it or nothing; within a transaction that is open already, a part of that one. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? await work(db as Trx) : await db.transaction().execute(work);
}

/** Reads that belong together, of one moment; within a transaction that is open already, as that one sees it. */
export async function atOnce<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db as Trx);
  return await db.transaction().setAccessMode('read only').execute(work);
}

/** Another number than last time where somebody else has written into the file since; what `db` itself writes doesn't count. */
export async function dataVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version ?? 0;
}
