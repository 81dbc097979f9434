/** Before the first act of an opening it is looked whether a campaign still stands as it was stored; the rest is checked behind. */
import { setImmediate } from 'node:timers/promises';
import { isStateSound, loadCampaign } from '../../../db/games/all-things-zombie/index.ts';
import { type Db, isHeadWhole, isMarkedDamaged, readHead } from '../../../db/index.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { cache, cached, forget } from './campaign-cache.ts';
import { CAMPAIGN_GAME } from './command.ts';

export const damagedCampaign = () =>
  new CallFailure(
    'unreadable',
    'This was damaged on the disk, so nothing is done to it as it stands. Settings, Backups says what is wrong, and repairs it.',
  );

/**
 * Looks whether a campaign is sound. The state of a long one takes its time to read: it is read once, for the screen or here, and acts go
 * on from that one.
 */
async function look(db: Db, campaign: string): Promise<void> {
  const head = await readHead(db, campaign);
  if (head === undefined) return;
  if (!(await isHeadWhole(db, campaign))) throw damagedCampaign();
  // A game in progress has its state looked at whenever it is read.
  if (head.game !== CAMPAIGN_GAME) return;
  if ((await cached(db, campaign, head.revision)) === undefined) {
    const read = await loadCampaign(db, campaign);
    if (read !== undefined) await cache(db, read);
  }
  const state = await cached(db, campaign, head.revision);
  if (!(await isStateSound(db, campaign, state))) throw damagedCampaign();
}

/** Looks at each campaign once, as long as the file is open: another version of that has it otherwise. */
export function soundnessChecks() {
  const ofFile = new WeakMap<Db, Map<string, Promise<void>>>();
  const looksIn = (db: Db) => {
    const looks = ofFile.get(db) ?? new Map<string, Promise<void>>();
    ofFile.set(db, looks);
    return looks;
  };
  const lookOnce = async (db: Db, campaign: string): Promise<void> => {
    const looks = looksIn(db);
    const looking = looks.get(campaign) ?? setImmediate().then(async () => await look(db, campaign));
    looks.set(campaign, looking);
    await looking.catch((error: unknown) => {
      looks.delete(campaign);
      forget(db, campaign);
      throw error;
    });
  };
  return {
    /** Throws a `CallFailure` where the campaign was damaged, or a check has found it so since; `stays` looks once more then. */
    beforeAct: async (
      { db }: Pick<Context, 'db'>,
      campaign: string,
      stays: () => Promise<boolean>,
    ): Promise<void> => {
      if ((await isMarkedDamaged(db, campaign)) && (await stays())) throw damagedCampaign();
      // A look ahead that has failed says nothing: the campaign is looked at anew.
      await looksIn(db)
        .get(campaign)
        ?.catch(() => undefined);
      await lookOnce(db, campaign);
    },
    /**
     * Once a screen has been answered and nobody waits: of a long campaign the first act would take several times as long. Faults found
     * ahead are told before the first act, where the campaign is looked at again.
     */
    ahead: async ({ db }: Pick<Context, 'db'>, campaign: string): Promise<void> =>
      await lookOnce(db, campaign).catch(() => undefined),
  };
}
