import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Another number than last time where somebody else has written into the file since; what `db` itself writes doesn't count. */
export async function dataVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version ?? 0;
}
