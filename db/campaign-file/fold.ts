/** The log of a campaign's file folded: what it adds up to is written beside it, and held against what was saved. */
import type { Game } from '../../src/rules/core/game.ts';
import { noStep, type Step } from '../file/step.ts';
import { inTransaction } from '../file/transaction.ts';
import { CAMPAIGN, campaignKeeping } from '../games/games.ts';
import { wrongBeside } from '../history/beside-log.ts';
import { replayed, rewrite } from '../history/rebuild.ts';
import { doActsAgain, takeActsBack } from '../history/undo-redo.ts';
import { checkingEvents } from '../history/verify.ts';
import type { StoredAct } from '../log/acts.ts';
import { completeChecksums } from '../log/checksum.ts';
import { FIRST_ACT } from '../log/head.ts';
import { isHeadSound } from '../log/head-checksum.ts';
import type { Keeping } from '../log/keeping.ts';
import { checkingActs } from '../log/tree.ts';
import { insertAll, type TableName } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { sessionKeeping } from '../sessions/session-keeping.ts';
import type { CampaignHeadTable } from '../tables/log.ts';
import { wrongWritings } from '../writing/checksums.ts';
import { checkAct, checkContents } from './contents.ts';
import { FileRefused } from './refusal.ts';

type OneKeeping = <R>(
  use: <State extends object, Act, T extends TableName>(kept: Keeping<State, Act, T>) => Promise<R>,
) => Promise<R>;

/** The way the game of this log is kept. Throws a `FileRefused` where the game isn’t known here. */
export function keepingOf(
  { id, module }: Pick<CampaignHeadTable, 'id' | 'module'>,
  games: readonly Game[],
): OneKeeping {
  if (module === CAMPAIGN) return async (use) => await use(campaignKeeping(id));
  const game = games.find((one) => one.game === module);
  if (game === undefined) throw new FileRefused('other-game', module);
  return async (use) => await use(sessionKeeping(game, id));
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

/** Writes what the log of this head leaves, the event's subjects too. Fails as `unreadable` where it can't be folded. */
export async function foldLog(
  trx: Trx,
  head: CampaignHeadTable,
  games: readonly Game[],
  before: (act: StoredAct) => Promise<void> = async () => undefined,
): Promise<ReturnType<typeof checkingEvents>> {
  const events = checkingEvents(head.id);
  await keepingOf(
    head,
    games,
  )(async (kept) => {
    await rewrite(trx, head.id, kept, { before, after: events.see });
    await insertAll(trx, 'event_subject', events.subjects, 'or ignore');
    await goThroughUndone(trx, head, kept);
  });
  return events;
}

/** Nothing was taken back that may be done again. */
async function isNothingUndone(trx: Trx, id: string): Promise<boolean> {
  const undone = trx.selectFrom('campaign_act').where('campaign_id', '=', id).where('state', '=', 'undone');
  return (await undone.select('act').executeTakeFirst()) === undefined;
}

/** Writes the state that the log of this head leads to, and nothing of what it leaves besides. Fails as `foldLog` does. */
async function replayLog(
  trx: Trx,
  head: CampaignHeadTable,
  games: readonly Game[],
  before: (act: StoredAct) => Promise<void>,
): ReturnType<typeof foldLog> {
  const events = checkingEvents(head.id);
  await keepingOf(
    head,
    games,
  )(async (kept) => {
    const now = await replayed(trx, head.id, kept, { before, after: events.see });
    await trx.updateTable('campaign_head').set(now.head).where('id', '=', head.id).execute();
  });
  return events;
}

/** After something in its events was changed: checksums and all, as if it had always been so. */
export async function foldAnew(trx: Trx, head: CampaignHeadTable, games: readonly Game[]): Promise<void> {
  await completeChecksums(trx, head.id);
  await foldLog(trx, head, games);
}

export interface Checking {
  readonly games: readonly Game[];
  /** The whole head has to be what the log gives. False if an earlier version saved the file, or its words were changed since. */
  readonly asSaved: boolean;
  /** The log is in a copy to be saved: its acts are known to be what they were stored as, and what they leave is no part of the file. */
  readonly saving?: boolean;
  readonly step?: Step;
}

/**
 * Throws a `FileRefused` where rows are none of a campaign's, aren't what they were stored as, or don't add up to what was saved; writes
 * what the log leaves, but of a copy to be saved its state alone. Each act is read once.
 */
export async function checkLog(
  db: Db,
  saved: CampaignHeadTable,
  { games, asSaved, saving = false, step = noStep }: Checking,
): Promise<void> {
  const { id } = saved;
  await checkContents(db, saved);
  if (!isHeadSound(saved)) throw new FileRefused('unreadable', 'its head isn’t what was stored');
  await inTransaction(db, async (trx) => {
    const acts = checkingActs();
    const last = saved.act ?? FIRST_ACT;
    const go = saving && (await isNothingUndone(trx, id)) ? replayLog : foldLog;
    const events = await go(trx, saved, games, async (act) => {
      await step(act.act, last);
      checkAct(saved, act);
      if (!saving) acts.see(act);
    });
    const lines = await trx.selectFrom('given_up_line').where('campaign_id', '=', id).selectAll().execute();
    const { versions, marks, gone } = await wrongWritings(trx, id);
    const [first] = [
      ...(saving ? [] : acts.differences({ act: last, lineEnd: saved.line_end }, lines)),
      ...events.found,
      ...(await wrongBeside(trx, id)),
      ...[...versions, ...marks, ...gone].map((key) => ({ table: 'writing', key })),
    ];
    if (first !== undefined)
      throw new FileRefused('unreadable', `its log gives another ${first.table} ${first.key}`);
  });
  const now = await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const columns = asSaved
    ? (['name', 'state', 'state_checksum', 'act'] as const)
    : (['name', 'act'] as const);
  const other = columns.find((column) => now[column] !== saved[column]);
  if (other !== undefined) throw new FileRefused('unreadable', `its log gives another ${other}`);
}
