/** Work that what keeps a log as it is would refuse. */
import { sql } from 'kysely';
import type { Trx } from '../schema.ts';

/** Tables whose triggers refuse what a repair does. */
const FINAL = ['campaign_act', 'campaign_event', 'writing'] as const;

/** With the triggers that keep the log as it is out of the way, and back in their place. */
export async function untriggered(trx: Trx, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
    where type = 'trigger' and tbl_name in (${sql.join(FINAL)})`.execute(trx);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  await work();
  for (const trigger of rows) await sql.raw(trigger.sql).execute(trx);
}
