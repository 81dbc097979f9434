/** Enters the contents of a campaign’s file among the campaigns, under ids of its own: all of it in one transaction. */
import type { Game } from '../../src/rules/core/game.ts';
import { inTransaction } from '../file/transaction.ts';
import { type CampaignHead, readHead } from '../log/head.ts';
import { insertAll, type Row } from '../projection/rows.ts';
import type { Db } from '../schema.ts';
import { BELONGINGS, pagesOf } from '../shelf/belongings.ts';
import { foldAnew } from './fold.ts';
import type { WithRuns } from './with-runs.ts';

export interface BringingIn {
  readonly newId: () => string;
  readonly at: string;
  readonly games: readonly Game[];
  /**
   * The log can’t be folded anew, as one that was damaged: its runs keep their ids, and a log here with the id of one is taken for that
   * run.
   */
  readonly asItIs?: boolean;
}

export interface BroughtIn {
  readonly head: CampaignHead;
  /** By the ids they had, and those by which the campaign names them now. */
  readonly runs: readonly { readonly old: string; readonly id: string }[];
}

/** Events that name another log by its id. */
const EPISODES = ['episode-begun', 'episode-ended'];

type Ids = ReadonlyMap<string, string>;

function withRun(row: Row, ids: Ids): Row {
  if (row.type === 'log-damaged') {
    let payload = String(row.payload);
    for (const [old, fresh] of ids) payload = payload.replaceAll(JSON.stringify(old), JSON.stringify(fresh));
    return { ...row, payload };
  }
  if (!EPISODES.includes(String(row.type))) return row;
  const told = JSON.parse(String(row.payload)) as { readonly run: string };
  const run = ids.get(told.run);
  return run === undefined ? row : { ...row, payload: JSON.stringify({ ...told, run }) };
}

async function idsOfRuns(db: Db, { runs }: WithRuns, { newId, asItIs = false }: BringingIn): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { id } of runs) {
    if (!asItIs) ids.set(id, newId());
    else if ((await readHead(db, id)) === undefined) ids.set(id, id);
  }
  return ids;
}

/**
 * Enters a campaign or game, and the runs that belong to it. The campaign names them by their new ids: its log is then folded again, so
 * that it is as if they had always had them.
 */
export async function bringIn(db: Db, file: WithRuns, bringing: BringingIn): Promise<BroughtIn> {
  const { newId, at, games, asItIs = false } = bringing;
  const runs = await idsOfRuns(db, file, bringing);
  const id = newId();
  return await inTransaction(db, async (trx) => {
    for (const [old, fresh] of [[file.head.id, id] as const, ...runs]) {
      // With another run in its events the campaign's checksums are others, and so is all that follows from them.
      const anew = old === file.head.id && runs.size > 0 && !asItIs;
      for (const belonging of BELONGINGS) {
        if (anew && belonging.derived) continue;
        const change = (row: Row): Row => {
          // The campaign that this one was copied from lies elsewhere.
          const nobodys = { copied_from: null, copied_act: null, what_if: 0, checksum: null };
          if (belonging.by === 'id') {
            // A campaign from the bin comes out of it with all that belongs to it; a run of a campaign on the shelf may lie in the bin
            // alone.
            const lies =
              old !== file.head.id && file.head.deleted_at === null ? (row.deleted_at ?? null) : null;
            return { ...row, ...nobodys, id: fresh, changed_at: at, deleted_at: lies };
          }
          const own = { ...row, campaign_id: fresh };
          if (!anew) return own;
          return belonging.table === 'campaign_act' ? { ...own, checksum: null } : withRun(own, runs);
        };
        for await (const rows of pagesOf(file.db, belonging, old))
          await insertAll(
            trx,
            belonging.table,
            rows.map(({ at_row: _, ...row }) => change(row)),
          );
      }
    }
    if (runs.size > 0 && !asItIs) await foldAnew(trx, { ...file.head, id, changed_at: at }, games);
    const head = await readHead(trx, id);
    if (head === undefined) throw new Error(`what came in as ${id} is not there`);
    return { head, runs: [...runs].map(([old, fresh]) => ({ old, id: fresh })) };
  });
}
