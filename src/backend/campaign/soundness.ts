/** Before the first act of an opening it is looked whether a campaign still stands as it was stored; the rest is checked behind. */
import { gameIn, isMarkedDamaged, isStateSound, isStretchSound } from '../../../db/index.ts';
import { CallFailure } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { CAMPAIGN_GAME } from './command.ts';

const DAMAGED =
  'This was damaged on the disk, so nothing is done to it as it stands. Choose “Check…” in its menu on the shelf: it says what is wrong, and repairs it.';

export const damagedCampaign = () => new CallFailure('unreadable', DAMAGED);

/** Looks at each once, as long as it is open, and whether a check has found it damaged since. Throws a `CallFailure` where it was damaged. */
export function soundnessChecks(): (context: Pick<Context, 'db'>, campaign: string) => Promise<void> {
  const sound = new Set<string>();
  return async ({ db }, campaign) => {
    if (await isMarkedDamaged(db, campaign)) throw damagedCampaign();
    if (sound.has(campaign)) return;
    const game = await gameIn(db, campaign);
    if (game === undefined) return;
    // A game in progress has its state looked at whenever it is read.
    const stands = game !== CAMPAIGN_GAME || (await isStateSound(db, campaign));
    if (!stands || !(await isStretchSound(db, campaign))) throw damagedCampaign();
    sound.add(campaign);
  };
}
