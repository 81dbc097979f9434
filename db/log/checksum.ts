/** Checksums of acts. Each covers the one before it, so that the last of a line speaks for all of it. */
import { digestOfRow } from '../codecs/row-digest.ts';
import type { Trx } from '../schema.ts';
import type { CampaignActTable, CampaignEventTable } from '../tables/log.ts';
import { readActs, type StoredAct } from './acts.ts';

type ActCovered = Pick<CampaignActTable, 'act' | 'line' | 'title' | 'command' | 'made_at'>;
type EventCovered = Omit<CampaignEventTable, 'campaign_id' | 'act'>;

/**
 * Checksum over what an act and its events were when they were stored, column by column, JSON as the text it stands as: later versions may
 * read it otherwise, and the checksum stays. Neither the campaign's id is covered, so that a copy has the same ones, nor whether the act
 * counts.
 */
export function checksumOf(parent: string | null, act: ActCovered, events: readonly EventCovered[]): string {
  return digestOfRow([
    parent,
    [act.act, act.line, act.title, act.command, act.made_at],
    events.map((event) => [
      event.seq,
      event.type,
      event.payload,
      event.rolls,
      event.world_year,
      event.world_period,
      event.rules_version,
    ]),
  ]);
}

/** Counts the checksum of each act anew; the acts come oldest first, after those of which it is `stored` already. */
export function checksums(stored = new Map<number, string>()): (act: StoredAct) => string {
  return (act) => {
    const parent = act.parent === null ? null : (stored.get(act.parent) ?? null);
    const counted = checksumOf(parent, act, act.events);
    // An act’s own children go by its stored checksum, so that one act that was changed is named alone.
    stored.set(act.act, act.checksum ?? counted);
    return counted;
  };
}

/** Gives acts from before there were checksums theirs. */
export async function completeChecksums(trx: Trx, id: string): Promise<void> {
  const acts = trx.selectFrom('campaign_act').where('campaign_id', '=', id);
  const due = acts.where('checksum', 'is', null).select(({ fn }) => fn.min('act').as('first'));
  const first = (await due.executeTakeFirst())?.first ?? null;
  if (first === null) return;
  const before = await acts.where('act', '<', first).select(['act', 'checksum']).execute();
  const checksumOfAct = checksums(new Map(before.map(({ act, checksum }) => [act, checksum ?? ''])));
  for await (const act of readActs(trx, id, { first })) {
    const checksum = checksumOfAct(act);
    if (act.checksum !== null) continue;
    await trx
      .updateTable('campaign_act')
      .set({ checksum })
      .where('campaign_id', '=', id)
      .where('act', '=', act.act)
      .execute();
  }
}
