/**
 * Undo and redo of a campaign. What an act changed is taken back by the inverse that was kept with it, and done again by
 * its events, so that either costs what was changed, however long the log is.
 */
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { ChronicleEntry } from '../../src/rules/all-things-zombie/text/chronicle/entries.ts';
import { changed } from '../../src/rules/core/difference.ts';
import type { Seen } from '../../src/rules/core/seen.ts';
import { cutEntries } from '../chronicle/chronicle-rows.ts';
import { shortenTally } from '../chronicle/tally-rows.ts';
import { decodeRolls } from '../codecs/rolls.ts';
import { STATE_TABLES } from '../games/all-things-zombie/mapping.ts';
import { applied } from '../projection/fold.ts';
import { projecting, type Standing, stateChange } from '../projection/projecting.ts';
import { goOn, rewrite } from '../projection/projection.ts';
import { writeDifference } from '../projection/rows.ts';
import { changedChecksum } from '../projection/state-checksum.ts';
import type { Db, Trx } from '../schema.ts';
import { standingIn } from './commit.ts';
import type { CampaignHead, StoreRefusal } from './head.ts';
import { decodeInverse } from './inverse.ts';
import { type KnownCampaign, stillGood } from './known.ts';
import { readAct } from './log.ts';
import { doActsAgain, eventsOf, type Keeping, type TurnedTo, takeActsBack, type Undoing } from './turn.ts';

export type Turned =
  | {
      readonly ok: true;
      readonly head: CampaignHead;
      readonly campaign: After;
      /** Of the acts undone or redone, in the order that was done. */
      readonly titles: readonly unknown[];
    }
  | { readonly ok: false; readonly refusal: StoreRefusal };

type Known = Awaited<ReturnType<typeof standingIn>>;
type After = Seen<Campaign>;

/** Where the inverses lead from here; undefined where one is missing, or they lead elsewhere than where the acts began. */
function takenBack(from: Standing, acts: readonly Undoing[]): Known | undefined {
  let { campaign, entry }: { campaign: unknown; entry: unknown } = from;
  try {
    for (const { inverse } of acts) {
      if (inverse === null) return undefined;
      // Of our own making; should it be none any more, the checksum says so.
      const kept = decodeInverse(inverse);
      campaign = changed(campaign, kept.state);
      entry = changed(entry, kept.entry);
    }
    const to = { campaign: campaign as Seen<Campaign>, entry: entry as ChronicleEntry };
    const checksum = changedChecksum(from.checksum, from.campaign, to.campaign);
    return checksum === acts.at(-1)?.state_checksum ? { ...to, checksum } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the projections as they were before the acts, which are the last that count. */
async function takeBack(
  trx: Trx,
  id: string,
  from: Standing,
  acts: readonly Undoing[],
): Promise<After | undefined> {
  const to = takenBack(from, acts);
  if (to === undefined || to.entry === null) return undefined;
  const rows = stateChange(id, from.campaign, to.campaign);
  await writeDifference(trx, STATE_TABLES, rows.before, rows.after);
  await cutEntries(trx, id, to.entry);
  const numbers = acts.map(({ act }) => act);
  const events = await eventsOf(trx, id, numbers);
  const since = events[0]?.seq ?? 0;
  for (const table of ['rep_ledger', 'timeline', 'chronicle_point'] as const) {
    await trx.deleteFrom(table).where('campaign_id', '=', id).where('seq', '>=', since).execute();
  }
  await shortenTally(
    trx,
    id,
    events.map(({ seq, rolls }) => ({ rolls: decodeRolls(rolls, `event ${seq}.rolls`) })),
  );
  const heads = trx.updateTable('campaign_head').set({ state_checksum: to.checksum });
  await heads.where('id', '=', id).execute();
  return to.campaign;
}

function keeping(id: string, revision: number, known: KnownCampaign | undefined): Keeping<Known, After> {
  return {
    read: async (trx) => await standingIn(trx, id, await stillGood(trx, revision, known)),
    takeBack: async (trx, from, acts) => await takeBack(trx, id, from, acts),
    doAgain: async (trx, from, acts) => {
      let { campaign } = from;
      const going = projecting(id, from);
      for (const act of acts) {
        const after = applied(campaign, await readAct(trx, id, act));
        campaign = after.campaign;
        going.act(after.events, campaign);
      }
      await goOn(trx, id, from, going);
      return campaign;
    },
    fold: async (trx) => await rewrite(trx, id),
    nameOf: ({ name }) => name,
  };
}

function turned(result: TurnedTo<After>): Turned {
  if (!result.ok) return result;
  const { state: campaign, ...rest } = result;
  return { ...rest, campaign };
}

/** Takes back the last act that counts, or every one after `backTo`. The beginning stays. */
export async function undo(
  db: Db,
  id: string,
  revision: number,
  when: { readonly at: string; readonly backTo?: number | undefined },
  known?: KnownCampaign,
): Promise<Turned> {
  return turned(await takeActsBack(db, id, revision, when, keeping(id, revision, known)));
}

/** Does the act undone last again, or every undone one up to `upTo`. */
export async function redo(
  db: Db,
  id: string,
  revision: number,
  when: { readonly at: string; readonly upTo?: number | undefined },
  known?: KnownCampaign,
): Promise<Turned> {
  return turned(await doActsAgain(db, id, revision, when, keeping(id, revision, known)));
}
