/** New logs, and the acts that go on from where one stands. */
import { inTransaction } from '../file/transaction.ts';
import type { TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { continueTally } from '../tally/tally-rows.ts';
import { askedToGiveUp } from './given-up.ts';
import { advance, type CampaignHead, obstacle, refused } from './head.ts';
import type { Committed, Keeping } from './keeping.ts';
import { storeActs } from './store.ts';

interface Made {
  /** ISO 8601, UTC. */
  readonly madeAt: string;
}

/** State of the log from which acts go on; a number is its revision. */
export interface From {
  readonly revision: number;
  /** Gives up the acts that were taken back, however many they are. */
  readonly giveUpLine?: boolean;
}

/** Stores the acts, one after another, and what they leave. */
async function append<State extends object, Act extends Made, T extends TableName>(
  trx: Trx,
  id: string,
  acts: readonly Act[],
  kept: Keeping<State, Act, T>,
): Promise<{ readonly head: CampaignHead } & State> {
  const played = await kept.play(trx, acts);
  const places = await storeActs(trx, id, played.acts);
  await played.write(trx, places);
  await continueTally(trx, id, played.rolled);
  const at = acts.at(-1)?.madeAt ?? '';
  return { head: await advance(trx, id, at, kept.nameOf(played.state), acts.length), ...played.state };
}

/** A new log by its first act. The id is the caller's, used never before. */
export async function createLog<State extends object, Act extends Made, T extends TableName>(
  db: Db,
  id: string,
  first: Act,
  kept: Keeping<State, Act, T>,
): Promise<{ readonly head: CampaignHead } & State> {
  return await inTransaction(db, async (trx) => {
    await trx
      .insertInto('campaign_head')
      .values({
        id,
        module: kept.game,
        // The log’s first act names it.
        name: id,
        revision: 0,
        act: null,
        line_end: null,
        state: null,
        state_checksum: null,
        created_at: first.madeAt,
        changed_at: first.madeAt,
        deleted_at: null,
        copied_from: null,
        copied_act: null,
        what_if: 0,
        written: 0,
        written_checksum: null,
        drafts: '{}',
        checksum: null,
      })
      .execute();
    return await append(trx, id, [first], kept);
  });
}

/**
 * Acts one after another, all of them or none; at least one. Where that gives up more than a few acts which were taken
 * back, it is refused unless `giveUpLine` says that it is meant.
 */
export async function commit<State extends object, Act extends Made, T extends TableName>(
  db: Db,
  id: string,
  from: From | number,
  acts: readonly Act[],
  kept: Keeping<State, Act, T>,
): Promise<Committed<State>> {
  if (acts.length === 0) throw new Error(`nothing to commit to ${id}`);
  const { revision, giveUpLine = false }: From = typeof from === 'number' ? { revision: from } : from;
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const line = giveUpLine ? undefined : await askedToGiveUp(trx, id);
    if (line !== undefined) return refused({ code: 'gives-up-a-line', line });
    return { ok: true, ...(await append(trx, id, acts, kept)) };
  });
}
