/** Checksums of acts. Each covers the one before it, so that the last of a line speaks for all of it. */
import { digest } from '../../src/rules/core/digest.ts';
import type { Db, Trx } from '../schema.ts';
import type { CampaignActTable, CampaignEventTable } from '../tables/log.ts';

type ActCovered = Pick<CampaignActTable, 'act' | 'line' | 'title' | 'command' | 'made_at'>;
type EventCovered = Omit<CampaignEventTable, 'campaign_id' | 'act'>;

/**
 * Over what an act and its events were when they were stored, column by column, JSON as the text it stands as: later
 * versions may read it otherwise, and the checksum stays. Neither the campaign's id is covered, so that a copy has the
 * same ones, nor whether the act counts.
 */
export function checksumOf(parent: string | null, act: ActCovered, events: readonly EventCovered[]): string {
  return digest([
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

/** Acts read at a time: a long log isn't held in memory for this. */
const CHUNK = 500;

export interface CountedAct extends CampaignActTable {
  /** What its checksum ought to be, where that of its parent is right. */
  readonly counted: string;
}

/** Every act, oldest first, with its checksum counted anew. */
export async function* countedActs(db: Db, id: string): AsyncGenerator<CountedAct> {
  const checksums = new Map<number, string>();
  for (let from = 1; ; from += CHUNK) {
    const acts = await db
      .selectFrom('campaign_act')
      .where('campaign_id', '=', id)
      .where('act', '>=', from)
      .where('act', '<', from + CHUNK)
      .orderBy('act')
      .selectAll()
      .execute();
    if (acts.length === 0) return;
    const events = await db
      .selectFrom('campaign_event')
      .where('campaign_id', '=', id)
      .where('act', '>=', from)
      .where('act', '<', from + CHUNK)
      .orderBy('seq')
      .selectAll()
      .execute();
    const byAct = Map.groupBy(events, ({ act }) => act);
    for (const act of acts) {
      const parent = act.parent === null ? null : (checksums.get(act.parent) ?? null);
      const counted = checksumOf(parent, act, byAct.get(act.act) ?? []);
      checksums.set(act.act, act.checksum ?? counted);
      yield { ...act, counted };
    }
  }
}

/** Gives acts from before there were checksums theirs. */
export async function completeChecksums(trx: Trx, id: string): Promise<void> {
  for await (const { act, checksum, counted } of countedActs(trx, id)) {
    if (checksum !== null) continue;
    await trx
      .updateTable('campaign_act')
      .set({ checksum: counted })
      .where('campaign_id', '=', id)
      .where('act', '=', act)
      .execute();
  }
}
