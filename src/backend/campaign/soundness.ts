/** Before the first act of an opening it is looked whether a campaign still stands as it was stored; the rest is checked behind. */
import { type Db, isMarkedDamaged, isStateSound, isStretchSound, readHead } from '../../../db/index.ts';
import { CallFailure } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { cached } from './campaign-cache.ts';
import { CAMPAIGN_GAME } from './command.ts';

const DAMAGED =
  'This was damaged on the disk, so nothing is done to it as it stands. Choose “Check…” in its menu on the shelf: it says what is wrong, and repairs it.';

export const damagedCampaign = () => new CallFailure('unreadable', DAMAGED);

/** Of a long campaign the state takes its time to read: the one that was read for the screen is the one acts go on from. */
async function stands(db: Db, campaign: string, revision: number): Promise<boolean> {
  return await isStateSound(db, campaign, await cached(db, campaign, revision));
}

/** Looks at each once, as long as it is open, and whether a check has found it damaged since. Throws a `CallFailure` where it was damaged. */
export function soundnessChecks(): (context: Pick<Context, 'db'>, campaign: string) => Promise<void> {
  const sound = new Set<string>();
  return async ({ db }, campaign) => {
    if (await isMarkedDamaged(db, campaign)) throw damagedCampaign();
    if (sound.has(campaign)) return;
    const head = await readHead(db, campaign);
    if (head === undefined) return;
    // A game in progress has its state looked at whenever it is read.
    if (head.game === CAMPAIGN_GAME && !(await stands(db, campaign, head.revision))) throw damagedCampaign();
    if (!(await isStretchSound(db, campaign))) throw damagedCampaign();
    sound.add(campaign);
  };
}
