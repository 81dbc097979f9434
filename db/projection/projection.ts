/** Writing what acts leave: beside what stands there, or in place of it all. */
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { CHRONICLE_TABLES, entryRow } from '../chronicle/chronicle-rows.ts';
import { addTally } from '../chronicle/tally-rows.ts';
import { STATE_TABLES } from '../games/all-things-zombie/mapping.ts';
import type { Trx } from '../schema.ts';
import { EVENT_TABLES } from './event-rows.ts';
import { folded } from './fold.ts';
import { type Left, PROJECTIONS, type Projecting, type Projection, type Standing } from './projecting.ts';
import { insertAll, noRows, type Rows, readRows, writeDifference } from './rows.ts';

const BESIDE = { ...EVENT_TABLES, ...CHRONICLE_TABLES } as const;

async function writeChecksum(trx: Trx, id: string, state_checksum: string): Promise<void> {
  await trx.updateTable('campaign_head').set({ state_checksum }).where('id', '=', id).execute();
}

/** Writes what acts leave that go on from where the campaign stands in the file. */
export async function goOn(trx: Trx, id: string, from: Standing, acts: Projecting): Promise<void> {
  const { state, rows, tally, inverses } = acts.left();
  await writeDifference(trx, STATE_TABLES, state.before, state.after);
  const { entry } = from;
  const again = rows.chronicle_entry.some(({ act }) => act === entry?.act);
  await writeDifference(
    trx,
    BESIDE,
    { ...noRows(BESIDE), chronicle_entry: entry !== null && again ? [entryRow(id, entry)] : [] },
    rows,
  );
  await addTally(trx, tally);
  // An act that is done again has it from when it was made.
  await insertAll(trx, 'act_inverse', inverses, 'or ignore');
  await writeChecksum(trx, id, acts.standing().checksum);
}

/** The rows of all projections, of what a whole log leaves. */
export function allRows({ state, rows, tally }: Left): Rows<Projection> {
  return { ...state.after, ...rows, ...tally };
}

/** Makes the projections, and what takes acts back, what the log adds up to. Fails as `folded` does. */
export async function rewrite(trx: Trx, id: string): Promise<Seen<Campaign>> {
  const whole = await folded(trx, id);
  const left = whole.left();
  await writeDifference(trx, PROJECTIONS, await readRows(trx, PROJECTIONS, id), allRows(left));
  await trx.deleteFrom('act_inverse').where('campaign_id', '=', id).execute();
  await insertAll(trx, 'act_inverse', left.inverses);
  const { campaign, checksum } = whole.standing();
  await writeChecksum(trx, id, checksum);
  if (campaign === null) throw new Error(`campaign ${id} was folded into nothing`);
  return campaign;
}
