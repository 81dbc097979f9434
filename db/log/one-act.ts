/**
 * One act taken back or done again where the state around it is known: what it alone has left is taken out or put in again,
 * and the rest of a long log needn't be folded.
 */
import { apply } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { ownCopy } from '../../src/rules/all-things-zombie/state/own-copy.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { continueChronicle, shortenChronicle } from '../chronicle/chronicle-rows.ts';
import { continueTally, shortenTally } from '../chronicle/tally-rows.ts';
import { differingRows, STATE_TABLES } from '../games/all-things-zombie/mapping.ts';
import { EVENT_TABLES, eventRows } from '../projection/projection.ts';
import { noRows, writeDifference } from '../projection/rows.ts';
import type { Trx } from '../schema.ts';
import { type LoggedEvent, readAct } from './log.ts';

async function writeState(trx: Trx, id: string, from: Seen<Campaign>, to: Seen<Campaign>): Promise<void> {
  const rows = differingRows(id, from, to);
  await writeDifference(trx, STATE_TABLES, rows.before, rows.after);
}

/** The last act that counted no longer does; `before` is the campaign as it was before it. */
export async function takeBack(
  trx: Trx,
  id: string,
  act: number,
  { now, before }: { readonly now: Seen<Campaign>; readonly before: Seen<Campaign> },
): Promise<void> {
  const logged = await readAct(trx, id, act);
  await writeState(trx, id, now, before);
  await writeDifference(trx, EVENT_TABLES, eventRows(id, logged), noRows(EVENT_TABLES));
  await shortenChronicle(trx, id, logged);
  await shortenTally(trx, id, logged);
}

/** The act after the last one that counts does so again. Gives the campaign as it is after it. */
export async function doAgain(trx: Trx, id: string, act: number, now: Seen<Campaign>): Promise<Campaign> {
  const logged: readonly LoggedEvent[] = await readAct(trx, id, act);
  const campaign = ownCopy(now);
  for (const { event } of logged) apply(campaign, event);
  await writeState(trx, id, now, campaign);
  await writeDifference(trx, EVENT_TABLES, noRows(EVENT_TABLES), eventRows(id, logged));
  await continueChronicle(trx, id, logged, campaign);
  await continueTally(trx, id, logged);
  return campaign;
}
