/** Folding a whole log, and making what stands beside it what it adds up to. */
import { inTransaction } from '../file/transaction.ts';
import { readActs, type StoredAct } from '../log/acts.ts';
import { advance, obstacle, refused } from '../log/head.ts';
import type { Beside, Keeping, Turned } from '../log/keeping.ts';
import { insertAll, readRows, type TableName, writeDifference } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { forget } from '../search/search-index.ts';
import { TALLY_TABLES, tallying } from '../tally/tally-rows.ts';

interface Watching {
  /** Shown every act before it is folded, and what stands beside its events afterwards. */
  readonly before?: (act: StoredAct) => Promise<void>;
  readonly after?: (act: StoredAct, beside: readonly Beside[]) => void;
}

/** The state that the acts which count lead to, and nothing of what they leave besides. Fails as `folded` does. */
export async function replayed<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  kept: Keeping<State, Act, T>,
  { before = async () => undefined, after = () => undefined }: Watching = {},
) {
  const replaying = kept.replaying();
  for await (const act of readActs(db, id)) {
    await before(act);
    after(act, replaying.act(act));
  }
  return replaying.replayed();
}

/** All that the acts which count leave, from the first on. Fails as `unreadable` at what can't be read or doesn't fit. */
export async function folded<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  kept: Keeping<State, Act, T>,
  { before = async () => undefined, after = () => undefined }: Watching = {},
) {
  const folding = kept.folding();
  const tally = tallying(id);
  let events = 0;
  for await (const act of readActs(db, id)) {
    await before(act);
    const beside = folding.act(act);
    if (act.state === 'done') {
      for (const one of beside) tally.count(one);
      events += beside.length;
    }
    after(act, beside);
  }
  return { ...folding.folded(), tally: tally.rows(), events };
}

/** Makes what stands beside the log what it adds up to. Fails as `folded` does. */
export async function rewrite<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  kept: Keeping<State, Act, T>,
  watching: Watching = {},
): Promise<State> {
  const { state, head, rows, tally, inverses } = await folded(trx, id, kept, watching);
  await writeDifference(trx, kept.tables, await readRows(trx, kept.tables, id), rows);
  await writeDifference(trx, TALLY_TABLES, await readRows(trx, TALLY_TABLES, id), tally);
  await trx.deleteFrom('act_inverse').where('campaign_id', '=', id).execute();
  await insertAll(trx, 'act_inverse', inverses);
  await trx.updateTable('campaign_head').set(head).where('id', '=', id).execute();
  return state;
}

/** Makes what stands beside the log what it adds up to, whatever stands there. */
export async function rebuild<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  revision: number,
  at: string,
  kept: Keeping<State, Act, T>,
): Promise<Turned<State>> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const state = await rewrite(trx, id, kept);
    await forget(trx, id);
    return { ok: true, head: await advance(trx, id, at, kept.nameOf(state)), ...state, titles: [] };
  });
}
