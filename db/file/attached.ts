/** Another file of ours, read beside the one that is open. */
import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** The name it is attached under. */
export const SOURCE = 'source';

export async function attached<T>(db: Db, from: string, work: () => Promise<T>): Promise<T> {
  await sql`attach database ${from} as ${sql.ref(SOURCE)}`.execute(db);
  try {
    return await work();
  } finally {
    await sql`detach database ${sql.ref(SOURCE)}`.execute(db);
  }
}
