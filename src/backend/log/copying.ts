/** Copies of a campaign or game, of whatever line and under whatever name: one transaction each. */
import {
  actCounts,
  type CampaignHead,
  copyCampaign,
  type Db,
  enterCopy,
  inTransaction,
  type Restored,
  readHead,
  type StoreRefusal,
} from '../../../db/index.ts';
import type { Parsed } from '../../contract/contract.ts';
import { notFound } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { freshCampaignId } from '../calls/seed.ts';
import { type At, failureOf } from './command.ts';
import { restoreFailure } from './given-up-lines.ts';
import type { LogCalls } from './log-of.ts';

/**
 * Result of taking back in the copy. The log that was copied may be a copy itself: the new one is named anew, and goes back past the making
 * of the old.
 */
type Back =
  | { readonly ok: true; readonly head: CampaignHead }
  | { readonly ok: false; readonly refusal: StoreRefusal };

interface Copying {
  /** Brings the line back in the copy. */
  readonly bringBack: (inside: Context, at: At, line: number) => Promise<Restored<object>>;
  /** Takes back what came after the act in the copy. */
  readonly backTo: (inside: Context, at: At, act: number) => Promise<Back>;
  readonly named: LogCalls['named'];
}

/** Throws unless the log has such an act that counts. */
export async function checkAct(db: Db, id: string, act: number): Promise<void> {
  if (!(await actCounts(db, id, act)))
    throw notFound('There is no such act to go on from; it may have been taken back.');
}

export async function copied(
  context: Context,
  { campaign, name, line, from, whatIf }: Parsed<'campaign.copy'>,
  { bringBack, backTo, named }: Copying,
): Promise<{ readonly id: string; readonly revision: number }> {
  return await inTransaction(context.db, async (db) => {
    // Acts taken back stay in the copy's own list of given-up lines.
    const inside = { ...context, db, giveUpLine: true };
    const id = freshCampaignId(context.random);
    const head = await copyCampaign(db, campaign, { newId: id, at: context.now().toISOString() });
    if (head === undefined) throw notFound('There is no such campaign to copy.');
    let { revision, name: called } = head;
    if (line !== undefined) {
      const back = await bringBack(inside, { campaign: id, revision }, line);
      if (!back.ok) throw restoreFailure(back.refusal);
      ({ revision, name: called } = back.head);
    }
    if (from !== undefined) await checkAct(db, id, from);
    const { act } = (await readHead(db, id)) ?? head;
    if (from !== undefined && from < act) {
      const back = await backTo(inside, { campaign: id, revision }, from);
      if (!back.ok) throw failureOf(back.refusal);
      ({ revision, name: called } = back.head);
    }
    if (called !== name) ({ revision } = await named(inside, { campaign: id, revision }, name));
    await enterCopy(db, id, whatIf);
    return { id, revision };
  });
}
