/** Writing what acts leave beside what stands there. */

import { insertAll, noRows, writeDifference } from '../../../projection/rows.ts';
import type { Trx } from '../../../schema.ts';
import { CHRONICLE_TABLES, entryRow } from '../chronicle/chronicle-rows.ts';
import { EVENT_TABLES } from './event-rows.ts';
import { STATE_TABLES } from './mapping.ts';
import type { Projecting, Standing } from './projecting.ts';

const BESIDE = { ...EVENT_TABLES, ...CHRONICLE_TABLES } as const;

/** Writes the checksum of the state as it stands now. */
export async function writeChecksum(trx: Trx, id: string, state_checksum: string): Promise<void> {
  await trx.updateTable('campaign_head').set({ state_checksum }).where('id', '=', id).execute();
}

/** Writes what acts leave that go on from where the campaign stands in the file. */
export async function goOn(trx: Trx, id: string, from: Standing, acts: Projecting): Promise<void> {
  const { state, rows, inverses } = acts.left();
  await writeDifference(trx, STATE_TABLES, state.before, state.after);
  const { entry } = from;
  const again = rows.chronicle_entry.some(({ act }) => act === entry?.act);
  await writeDifference(
    trx,
    BESIDE,
    { ...noRows(BESIDE), chronicle_entry: entry !== null && again ? [entryRow(id, entry)] : [] },
    rows,
  );
  // An act that is done again has it from when it was made.
  await insertAll(trx, 'act_inverse', inverses, 'or ignore');
  await writeChecksum(trx, id, acts.standing().checksum);
}
