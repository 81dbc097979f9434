/** The log of a campaign's file folded: what it adds up to is written beside it, and held against what was saved. */
import type { Game } from '../../src/rules/core/game.ts';
import { noStep, type Step } from '../file/step.ts';
import { inTransaction } from '../file/transaction.ts';
import { CAMPAIGN, campaignKeeping } from '../games/games.ts';
import { completeChecksums } from '../log/checksum.ts';
import type { Keeping } from '../log/keeping.ts';
import { rewrite } from '../log/rebuild.ts';
import { doActsAgain, takeActsBack } from '../log/undo-redo.ts';
import { verify } from '../log/verify.ts';
import { insertAll, type Row, type TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { sessionKeeping } from '../sessions/session-keeping.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { FileRefused } from './refusal.ts';

type OneKeeping = <R>(
  use: <State extends object, Act, T extends TableName>(kept: Keeping<State, Act, T>) => Promise<R>,
) => Promise<R>;

/** How the game of this log is kept. */
function keepingOf(
  { id, module }: Pick<CampaignHeadTable, 'id' | 'module'>,
  games: readonly Game[],
): OneKeeping {
  if (module === CAMPAIGN) return async (use) => await use(campaignKeeping(id));
  const game = games.find((one) => one.game === module);
  if (game === undefined) throw new FileRefused('other-game', module);
  return async (use) => await use(sessionKeeping(game, id));
}

/** Writes all that the log leaves; the event's subjects too, which nothing else ever changes. */
async function writeDerived<State extends object, Act, T extends TableName>(
  trx: Trx,
  id: string,
  kept: Keeping<State, Act, T>,
): Promise<void> {
  const subjects: Row[] = [];
  await rewrite(trx, id, kept, {
    after: ({ events }, beside) => {
      for (const [index, { seq }] of events.entries()) {
        for (const subject of beside[index]?.subjects ?? []) subjects.push({ campaign_id: id, seq, subject });
      }
    },
  });
  await insertAll(trx, 'event_subject', subjects, 'or ignore');
}

/** Acts that were taken back are done again and taken back once more, which shows that they can be, and leaves what takes them back. */
async function goThroughUndone<State extends object, Act, T extends TableName>(
  trx: Trx,
  head: CampaignHeadTable,
  kept: Keeping<State, Act, T>,
): Promise<void> {
  const { id, revision, act, changed_at: at } = head;
  const again = await doActsAgain(trx, id, revision, { at, upTo: Number.MAX_SAFE_INTEGER }, kept);
  if (!again.ok) return;
  await rewrite(trx, id, kept);
  const way = { at, backTo: act ?? 1, pastCopies: true };
  const back = await takeActsBack(trx, id, again.head.revision, way, kept);
  if (!back.ok || back.head.act !== act)
    throw new FileRefused('unreadable', 'what was undone has no way back');
  await trx.updateTable('campaign_head').set({ revision, changed_at: at }).where('id', '=', id).execute();
}

/** Writes what the log of this head leaves. Fails as `unreadable` where it can't be folded. */
export async function foldLog(trx: Trx, head: CampaignHeadTable, games: readonly Game[]): Promise<void> {
  await keepingOf(
    head,
    games,
  )(async (kept) => {
    await writeDerived(trx, head.id, kept);
    await goThroughUndone(trx, head, kept);
  });
}

/** After something in its events was changed: checksums and all, as if it had always been so. */
export async function foldAnew(trx: Trx, head: CampaignHeadTable, games: readonly Game[]): Promise<void> {
  await completeChecksums(trx, head.id);
  await foldLog(trx, head, games);
}

/** Throws a `FileRefused` where the log doesn't add up to what was saved; `asSaved` where the state has the shape it had then. */
export async function checkLog(
  db: Db,
  saved: CampaignHeadTable,
  {
    games,
    asSaved,
    step = noStep,
  }: { readonly games: readonly Game[]; readonly asSaved: boolean; readonly step?: Step },
): Promise<void> {
  const { id } = saved;
  await inTransaction(db, async (trx) => await foldLog(trx, saved, games));
  const now = await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const columns = asSaved
    ? (['name', 'state', 'state_checksum', 'act'] as const)
    : (['name', 'act'] as const);
  const other = columns.find((column) => now[column] !== saved[column]);
  if (other !== undefined) throw new FileRefused('unreadable', `its log gives another ${other}`);
  const verified = await keepingOf(saved, games)(async (kept) => await verify(db, id, kept, step));
  const [first] = verified?.differences ?? [];
  if (first !== undefined || verified === undefined)
    throw new FileRefused('unreadable', `its log gives another ${first?.table} ${first?.key}`);
}
