/** `check`: whether a log, or all logs, are what was stored, and the repair of one. */
import {
  type Db,
  gameIn,
  isHeadWhole,
  logsOnShelf,
  lookThroughFile,
  markDamaged,
  noStep,
  readHead,
  type Step,
  StoreFailure,
  type Verified,
  verifyCampaign,
  verifySession,
} from '../../../db/index.ts';
import { LOSES } from '../../contract/calls/check.ts';
import type { Output } from '../../contract/contract.ts';
import { checkedView, unreadableView } from '../campaign/checked.ts';
import { CAMPAIGN_GAME, failureOf, NO_SUCH } from '../campaign/command.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { orNothing } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';
import { makeWhole } from './repairing.ts';
import { lostOf, lostText, settingsText, toldOf } from './rescue-text.ts';
import { words as texts } from './text/check.ts';

type Checking = Pick<Context, 'db' | 'games'>;
type Found = Output<'check.campaign'>;

/** What there is to tell of a log, and whether it can be gone on from. */
interface Looked {
  readonly found: Found;
  readonly playable: boolean;
}

const unreadable = (message: string): Looked => ({ found: unreadableView(message), playable: false });

/** Undefined where it is of a game that isn't known here. */
async function verified(
  { db, games }: Checking,
  campaign: string,
  step: Step,
): Promise<Verified | undefined> {
  const of = await gameIn(db, campaign);
  if (of === undefined) throw notFound(NO_SUCH);
  if (of === CAMPAIGN_GAME) return await verifyCampaign(db, campaign, step);
  const game = games.find((one) => one.game === of);
  return game && (await verifySession(db, game, campaign, step));
}

async function looked(context: Checking, campaign: string, step: Step): Promise<Looked> {
  try {
    const found = await verified(context, campaign, step);
    if (found === undefined) {
      // A game that nobody knows may be one whose name was damaged.
      if (await isHeadWhole(context.db, campaign)) throw refused(texts.thisGameIsOf);
      return unreadable(texts.howItLies);
    }
    const wrong = found.differences.some(({ table }) => table !== 'writing' && table !== 'draft');
    return { found: checkedView(found), playable: !wrong };
  } catch (error) {
    if (error instanceof StoreFailure && (error.code === 'unreadable' || error.code === 'damaged-file'))
      return unreadable(error.plain);
    throw error;
  }
}

/** Looks at a copy, and leaves a mark in the file where nothing may be done from how it stands. */
async function check(context: Checking, copy: Db, campaign: string, step: Step): Promise<Found> {
  const { found, playable } = await looked({ ...context, db: copy }, campaign, step);
  // Where the file takes no mark, the next act finds out by itself.
  await markDamaged(context.db, campaign, !playable).catch(() => undefined);
  return found;
}

export async function isCampaignSound(context: Checking, campaign: string): Promise<boolean> {
  return (await looked(context, campaign, noStep)).found.sound;
}

/** Logs that were found sound since the file was opened: each window asks, and one look is enough. */
const soundOnShelf = new WeakMap<Db, Set<string>>();

/** One sentence about the first campaign or game on the shelf that isn't what was stored; those of games there are not here are left out. */
export async function foundOnShelf(context: Context, step: Step): Promise<string | null> {
  const { db, games } = context;
  const known = new Set([CAMPAIGN_GAME, ...games.map(({ game }) => game)]);
  const seen = soundOnShelf.get(db) ?? new Set();
  soundOnShelf.set(db, seen);
  const logs = (await logsOnShelf(db)).filter(({ id }) => !seen.has(id));
  if (logs.length === 0) return null;
  const copy = await context.copied();
  try {
    for (const { id, game, name } of logs) {
      if (!known.has(game) && (await isHeadWhole(db, id))) continue;
      const { sound, found } = await check(context, copy.db, id, step);
      if (sound) seen.add(id);
      else return texts.wasDamagedOnTheDisk(name, found[0] ?? '');
    }
    return null;
  } finally {
    await copy.close();
  }
}

export const checkHandlers: Handlers<MethodOf<'check'>> = {
  'check.campaign': async (context, { campaign }, work) => {
    const { damage } = await lookThroughFile(context.file, context.now);
    const copy = await context.copied();
    const found = await check(context, copy.db, campaign, orNothing(work)).finally(copy.close);
    return damage === null ? found : { ...found, sound: false, found: [damage, ...found.found] };
  },
  'check.repair': async (context, { campaign, revision, losing = false }, work) => {
    const { db } = context;
    const head = await readHead(db, campaign);
    if (head === undefined) throw notFound(NO_SUCH);
    if (head.revision !== revision) throw failureOf({ code: 'stale', revision: head.revision });
    const { made, aside } = await makeWhole(context, undefined, work, ({ campaigns }) => {
      if (!losing && campaigns.some((one) => lostOf(one).length > 0))
        throw refused(texts.itCanBeRepairedWithout(lostText({ campaigns })), LOSES);
    });
    const one = made.campaigns.find(({ id }) => id === campaign);
    if (made.whole || one === undefined) {
      await markDamaged(db, campaign, false);
      return { revision, text: texts.itIsWhole };
    }
    const settings = settingsText(made.settings);
    const others = made.campaigns.filter((other) => other !== one && !other.asItWas);
    const text = [
      one.asItWas ? texts.everythingIsAsItWas(toldOf(one)) : texts.repaired(toldOf(one)),
      ...others.map((other) => texts.another(other.name, toldOf(other))),
      ...(settings === null ? [] : [settings]),
      ...(aside === null ? [] : [texts.theDamagedFileIsKept(aside)]),
    ].join(' ');
    return { revision: one.revision, text };
  },
};
