/** New campaigns, and the acts that change one. */
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import { subjectsOf } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { lastEntry } from '../chronicle/chronicle-rows.ts';
import { encodeRolls } from '../codecs/rolls.ts';
import { encodeTitle } from '../codecs/title.ts';
import { inTransaction } from '../file/transaction.ts';
import { encodeEvent } from '../games/all-things-zombie/codecs/event.ts';
import { titleFrom } from '../games/all-things-zombie/codecs/title.ts';
import { beginCampaignIndex, indexActs } from '../games/all-things-zombie/search-words.ts';
import { applied, type Dated } from '../projection/fold.ts';
import { BEFORE_ALL, projecting, type Standing } from '../projection/projecting.ts';
import { goOn } from '../projection/projection.ts';
import { checksumOfState } from '../projection/state-checksum.ts';
import type { Db, Trx } from '../schema.ts';
import { type Committed, type LoadedCampaign, readState } from './campaigns.ts';
import { advance, obstacle, refused } from './head.ts';
import { type KnownCampaign, stillGood } from './known.ts';
import type { ActToCommit, Told } from './log.ts';
import { type EventToStore, storeActs } from './store.ts';

/** Where the campaign stands in the file. */
export async function standingIn(
  trx: Trx,
  id: string,
  known: KnownCampaign | undefined,
): Promise<Standing & { readonly campaign: Seen<Campaign> }> {
  const heads = trx.selectFrom('campaign_head').where('id', '=', id);
  const { state_checksum } = await heads.select('state_checksum').executeTakeFirstOrThrow();
  const campaign = known?.campaign ?? (await readState(trx, id));
  const checksum = state_checksum ?? checksumOfState(campaign);
  return { campaign, entry: (await lastEntry(trx, id)) ?? null, checksum };
}

function toStore({ event, rolls, date }: Dated<Told>, index: number): EventToStore {
  const at = `event ${index}`;
  return {
    ...encodeEvent(event, at),
    rolls: encodeRolls(rolls, `${at}.rolls`),
    world_year: date.year,
    world_period: date.period,
    subjects: subjectsOf(event),
  };
}

/** Stores the acts, one after another, and what they leave. Gives the campaign after the last of them. */
async function write(
  trx: Trx,
  id: string,
  from: Standing,
  acts: readonly ActToCommit[],
): Promise<Seen<Campaign>> {
  let campaign = from.campaign;
  const played = acts.map((act) => {
    if (act.events.length === 0) throw new Error(`an act by ${act.command} tells no event`);
    const after = applied(campaign, act.events);
    campaign = after.campaign;
    return { act, ...after };
  });
  if (campaign === null) throw new Error(`campaign ${id} has had no act`);
  const stored = await storeActs(
    trx,
    id,
    played.map(({ act: { title, events: _, ...made }, events }) => ({
      ...made,
      title: encodeTitle(titleFrom(title, 'title')),
      events: events.map(toStore),
    })),
  );
  const going = projecting(id, from);
  const logged = played.map(({ act: { rulesVersion }, events }, index) => {
    const { act = 0, seq = 0 } = stored[index] ?? {};
    return events.map((event, after) => ({ ...event, act, seq: seq + after, rulesVersion }));
  });
  for (const [index, { campaign: after }] of played.entries()) going.act(logged[index] ?? [], after);
  await goOn(trx, id, from, going);
  await indexActs(
    trx,
    id,
    played.map(({ act: { title }, campaign: now }, index) => ({ title, logged: logged[index] ?? [], now })),
  );
  return campaign;
}

/** A new campaign by its first act, whose first event is `campaign-begun`. The id is the caller's, used never before. */
export async function createCampaign(db: Db, id: string, act: ActToCommit): Promise<LoadedCampaign> {
  return await inTransaction(db, async (trx) => {
    await trx
      .insertInto('campaign_head')
      .values({
        id,
        module: 'all-things-zombie',
        // Its first act names it.
        name: id,
        revision: 0,
        act: null,
        state: null,
        state_checksum: null,
        created_at: act.madeAt,
        changed_at: act.madeAt,
        deleted_at: null,
      })
      .execute();
    await beginCampaignIndex(trx, id);
    const campaign = await write(trx, id, BEFORE_ALL, [act]);
    return { head: await advance(trx, id, act.madeAt, campaign.name), campaign };
  });
}

/**
 * Acts one after another, all of them or none; at least one. The campaign that comes back is the stored one with their
 * events applied, so what is written can't differ from what the log adds up to.
 */
export async function commitActs(
  db: Db,
  id: string,
  revision: number,
  acts: readonly ActToCommit[],
  known?: KnownCampaign,
): Promise<Committed> {
  return await inTransaction(db, async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const from = await standingIn(trx, id, await stillGood(trx, revision, known));
    const campaign = await write(trx, id, from, acts);
    const at = acts.at(-1)?.madeAt ?? '';
    return { ok: true, head: await advance(trx, id, at, campaign.name, acts.length), campaign };
  });
}

/** One act, whole or not at all. */
export async function commitAct(
  db: Db,
  id: string,
  revision: number,
  act: ActToCommit,
  known?: KnownCampaign,
): Promise<Committed> {
  return await commitActs(db, id, revision, [act], known);
}
