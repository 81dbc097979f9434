import {
  gameIn,
  logsOnShelf,
  mendedFrom,
  repairCampaign,
  repairSession,
  type Step,
  StoreFailure,
  verifyCampaign,
  verifySession,
} from '../../../db/index.ts';
import type { Output } from '../../contract/contract.ts';
import { checkedView, unreadableView } from '../campaign/checked.ts';
import { CAMPAIGN_GAME, failureOf, NO_SUCH } from '../campaign/command.ts';
import { notFound, refused } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { orNothing } from '../host/works.ts';
import type { Handlers, MethodOf } from './handler.ts';

async function gameOf({ db, games }: Context, campaign: string) {
  const of = await gameIn(db, campaign);
  if (of === undefined) throw notFound(NO_SUCH);
  if (of === CAMPAIGN_GAME) return CAMPAIGN_GAME;
  const game = games.find((one) => one.game === of);
  if (game === undefined)
    throw refused('This game is of a Holdout that knows more games; check it with that one.');
  return game;
}

const dayOf = (at: string) => at.slice(0, 'yyyy-mm-dd'.length);

async function check(context: Context, campaign: string, step: Step): Promise<Output<'check.campaign'>> {
  const game = await gameOf(context, campaign);
  try {
    const verified =
      game === CAMPAIGN_GAME
        ? await verifyCampaign(context.db, campaign, step)
        : await verifySession(context.db, game, campaign, step);
    if (verified === undefined) throw notFound(NO_SUCH);
    return checkedView(verified);
  } catch (error) {
    if (error instanceof StoreFailure && error.code === 'unreadable') return unreadableView(error.message);
    throw error;
  }
}

/** One sentence about the first campaign or game on the shelf that isn't what was stored; those of games there are not here are left out. */
export async function foundOnShelf(context: Context, step: Step): Promise<string | null> {
  const { db, games } = context;
  const known = new Set([CAMPAIGN_GAME, ...games.map(({ game }) => game)]);
  for (const { id, game, name } of await logsOnShelf(db)) {
    if (!known.has(game)) continue;
    const { sound, found } = await check(context, id, step);
    if (!sound)
      return `${name} was damaged on the disk. ${found[0] ?? ''} “Check…” in its menu on the shelf repairs it.`;
  }
  return null;
}

export const checkHandlers: Handlers<MethodOf<'check'>> = {
  'check.campaign': async (context, { campaign }, work) => await check(context, campaign, orNothing(work)),
  'check.repair': async (context, { campaign, revision }) => {
    const { db, dataDir, now, backups } = context;
    const game = await gameOf(context, campaign);
    const at = now().toISOString();
    const before = await backups.hold('restore');
    const mended = await mendedFrom(dataDir, campaign, before?.name, async (source) =>
      game === CAMPAIGN_GAME
        ? await repairCampaign(db, campaign, revision, { at, ...source })
        : await repairSession(db, game, campaign, revision, { at, ...source }),
    );
    if (mended === undefined)
      throw refused(
        'No backup has what is damaged here. What can be read stays as it is; a copy of an earlier backup can be opened in Settings.',
      );
    const { done, backup } = mended;
    if (!done.ok) throw failureOf(done.refusal);
    const text =
      backup === null
        ? 'Repaired from its own log; nothing of the log was damaged.'
        : done.acts.length === 0
          ? `Repaired: what you wrote came from the backup of ${dayOf(backup.at)}.`
          : `Repaired: ${done.acts.length === 1 ? 'one act came' : `${done.acts.length} acts came`} from the backup of ${dayOf(backup.at)}.`;
    return { revision: done.head.revision, text };
  },
};
