/** Stores acts in the log: one after another, each with its events, its checksum and its place among the others. */

import { insertAll, type Row } from '../projection/rows.ts';
import type { Trx } from '../schema.ts';
import type { CampaignEventTable } from '../tables/log.ts';
import { checksumOf } from './checksum.ts';
import { giveUpRest } from './given-up.ts';

/** An event as it is stored, whichever game it is of. */
export type EventToStore = Pick<
  CampaignEventTable,
  'type' | 'payload' | 'rolls' | 'world_year' | 'world_period'
> & {
  /** Subjects in whose history it stands. */
  readonly subjects: readonly string[];
};

/** An act as it is stored, whichever game it is of. */
export interface ActToStore {
  /** The contract's name of the command, e.g. `figure.rename`. */
  readonly command: string;
  /** JSON. */
  readonly title: string;
  /** Events of the act, at least one. */
  readonly events: readonly EventToStore[];
  readonly rulesVersion: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/** Place at which an act and its events came to stand. */
export interface Place {
  readonly act: number;
  /** Number of the act’s first event; the others follow. */
  readonly seq: number;
}

async function nextSeq(trx: Trx, campaign: string): Promise<number> {
  const { seq } = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', campaign)
    .select((column) => column.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  return (seq ?? 0) + 1;
}

/** Place of the next act: its number, the act it goes on from, and its line. Numbers go on over all lines. */
async function nextPlace(trx: Trx, campaign: string) {
  const acts = trx
    .selectFrom('campaign_act')
    .where('campaign_id', '=', campaign)
    .select(['act', 'line', 'checksum']);
  const last = await acts.orderBy('act', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return { act: 1, parent: undefined, line: 1 };
  const counting = trx.selectFrom('campaign_head').where('id', '=', campaign).select('act');
  const parent = await acts.where('act', '=', counting).executeTakeFirstOrThrow();
  // If the last act doesn’t count, it was undone, or another line was brought back: it stays on the line that is left here.
  const line = parent.act === last.act ? last.line : last.line + 1;
  return { act: last.act + 1, parent, line };
}

/** Adds acts and their events after all that are there, and ends redo. */
export async function storeActs(
  trx: Trx,
  campaign_id: string,
  acts: readonly ActToStore[],
): Promise<Place[]> {
  const place = await nextPlace(trx, campaign_id);
  const { line } = place;
  let { act, parent } = place;
  let seq = await nextSeq(trx, campaign_id);
  const stored: Place[] = [];
  const rows = { acts: [] as Row[], events: [] as Row[], subjects: [] as Row[] };
  for (const { title, command, madeAt: made_at, rulesVersion: rules_version, events } of acts) {
    if (events.length === 0) throw new Error(`an act by ${command} tells no event`);
    stored.push({ act, seq });
    const told = events.map(({ subjects, ...event }, index) => {
      rows.subjects.push(...subjects.map((subject) => ({ campaign_id, seq: seq + index, subject })));
      return { campaign_id, seq: seq + index, act, ...event, rules_version };
    });
    const row = { act, line, title, command, made_at };
    const checksum = checksumOf(parent?.checksum ?? null, row, told);
    rows.acts.push({ campaign_id, ...row, parent: parent?.act ?? null, checksum, state: 'done' });
    rows.events.push(...told);
    parent = { act, line, checksum };
    act += 1;
    seq += told.length;
  }
  await giveUpRest(trx, campaign_id, acts.at(-1)?.madeAt ?? '');
  await insertAll(trx, 'campaign_act', rows.acts);
  await trx
    .updateTable('campaign_head')
    .set({ act: act - 1, line_end: act - 1 })
    .where('id', '=', campaign_id)
    .execute();
  await insertAll(trx, 'campaign_event', rows.events);
  await insertAll(trx, 'event_subject', rows.subjects);
  return stored;
}
