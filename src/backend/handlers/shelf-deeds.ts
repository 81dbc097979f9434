/** What was done on the shelf as a whole, and undoing it: a fact of the file, whichever window it is undone in. */
import {
  binCampaign,
  type Db,
  deedToUndo,
  forgetDeed,
  inTransaction,
  keepCopy,
  type NumberedDeed,
  readHead,
  recordDeed,
  runsOnlyOf,
  type ShelfDeed,
  standsNow,
  tryAgain,
  unbinCampaign,
} from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { inTransactionCached } from '../campaign/campaign-cache.ts';
import { soundnessChecks } from '../campaign/soundness.ts';
import { CallFailure, notFound } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import type { Handlers } from './handler.ts';
import { logOf } from './log-calls.ts';
import { words } from './text/shelf-deeds.ts';

const nameOf = async (db: Db, id: string): Promise<string> => (await readHead(db, id))?.name ?? '';

/** What came onto the shelf by it is called by its own name. */
const VERB = { copy: words.makeTheCopy, open: words.open, restore: words.restore } as const;

async function titleOf(db: Db, deed: ShelfDeed): Promise<string> {
  switch (deed.did) {
    case 'rename':
      return words.renameTo(deed.from, deed.to);
    case 'delete':
      return words.delete(await nameOf(db, deed.campaign));
    case 'throw-away':
      return words.throwAway(await nameOf(db, deed.campaign));
    case 'keep':
      return words.keep(await nameOf(db, deed.campaign));
    case 'bring-back':
      return words.bringBackOf(await nameOf(db, deed.campaign));
    case 'copy':
    case 'open':
    case 'restore':
      return `${VERB[deed.did]} ${await nameOf(db, deed.campaign)}`;
    case 'replace':
      return words.replace(await nameOf(db, deed.replaced));
    default:
      return deed satisfies never;
  }
}

/** What undo on the shelf would take back; null where nothing that was done there is as it was left. */
export async function undoOnShelf(db: Db): Promise<Output<'shelf.list'>['undo']> {
  const deed = await deedToUndo(db);
  return deed === undefined ? null : { deed: deed.number, title: await titleOf(db, deed) };
}

interface Done {
  readonly name: string;
  readonly deed: number | null;
}

/** Does something with a campaign; null for what was so already, which is no deed. */
async function done(
  { db }: Context,
  campaign: string,
  act: (db: Db, head: { readonly deleted: boolean; readonly whatIf: boolean }) => Promise<ShelfDeed | null>,
): Promise<Done> {
  return await inTransaction(db, async (trx) => {
    const head = await trx
      .selectFrom('campaign_head')
      .where('id', '=', campaign)
      .select(['name', 'deleted_at', 'what_if'])
      .executeTakeFirst();
    if (head === undefined) throw notFound('There is no such campaign.');
    const deed = await act(trx, { deleted: head.deleted_at !== null, whatIf: head.what_if === 1 });
    return { name: head.name, deed: deed === null ? null : await recordDeed(trx, deed) };
  });
}

/** Puts the campaign, and the runs that hang on no other, among the deleted ones; gives those runs. */
export async function putAway(db: Db, id: string, at: string): Promise<readonly string[]> {
  const runs = await runsOnlyOf(db, id);
  for (const one of [...runs, id]) await binCampaign(db, one, at);
  return runs;
}

async function undone(context: Context, deed: NumberedDeed): Promise<void> {
  const { db } = context;
  const at = context.now().toISOString();
  switch (deed.did) {
    case 'rename': {
      // It is an act of the campaign, asked for by the shelf's number.
      await soundnessChecks().beforeAct(context, deed.campaign);
      const { revision } = (await readHead(db, deed.campaign)) ?? { revision: 0 };
      const of = { campaign: deed.campaign, revision };
      await (await logOf(context, of))['campaign.undo'](context, of);
      return;
    }
    case 'delete':
    case 'throw-away':
      await unbinCampaign(db, deed.campaign);
      return;
    case 'bring-back':
      await binCampaign(db, deed.campaign, at);
      return;
    case 'keep':
      await tryAgain(db, deed.campaign);
      return;
    case 'copy':
      // Its runs are those of what it was copied from, too.
      await binCampaign(db, deed.campaign, at);
      return;
    case 'open':
    case 'restore':
      await putAway(db, deed.campaign, at);
      return;
    case 'replace':
      await putAway(db, deed.campaign, at);
      for (const one of [...deed.runs, deed.replaced]) await unbinCampaign(db, one);
      return;
    default:
      deed satisfies never;
  }
}

const elsewhere = () => new CallFailure('stale', words.thisWasUndoneAlready);

export const shelfDeedHandlers: Handlers<'shelf.undo' | `campaign.${'keep' | 'delete' | 'restore'}`> = {
  'shelf.undo': async (context, { deed: number }) =>
    await inTransactionCached(context.db, async (db) => {
      const deed = await deedToUndo(db, number);
      if (deed === undefined) throw elsewhere();
      const title = await titleOf(db, deed);
      await undone({ ...context, db }, deed);
      await forgetDeed(db, number);
      return { title: words.undone(title) };
    }),
  'campaign.keep': async (context, { campaign }) =>
    await done(context, campaign, async (db, { whatIf }) => {
      if (!whatIf) return null;
      await keepCopy(db, campaign);
      return { did: 'keep', campaign, left: await standsNow(db, campaign) };
    }),
  'campaign.delete': async (context, { campaign }) =>
    await done(context, campaign, async (db, { deleted, whatIf }) => {
      if (deleted) return null;
      await binCampaign(db, campaign, context.now().toISOString());
      return { did: whatIf ? 'throw-away' : 'delete', campaign };
    }),
  'campaign.restore': async (context, { campaign }) =>
    await done(context, campaign, async (db, { deleted }) => {
      if (!deleted) return null;
      await unbinCampaign(db, campaign);
      return { did: 'bring-back', campaign, left: await standsNow(db, campaign) };
    }),
};
