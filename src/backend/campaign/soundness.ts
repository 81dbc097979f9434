/** Before the first act of an opening it is looked whether a campaign still stands as it was stored; the rest is checked behind. */
import { setImmediate } from 'node:timers/promises';
import {
  type Db,
  isMarkedDamaged,
  isStateSound,
  isStretchSound,
  loadCampaign,
  readHead,
} from '../../../db/index.ts';
import { CallFailure } from '../host/call-failure.ts';
import type { Context } from '../host/context.ts';
import { cache, cached } from './campaign-cache.ts';
import { CAMPAIGN_GAME } from './command.ts';
import { words } from './text/soundness.ts';

const DAMAGED = words.thisWasDamaged;

export const damagedCampaign = () => new CallFailure('unreadable', DAMAGED);

/** Of a long campaign the state takes its time to read: it is read once, for the screen or here, and acts go on from that one. */
async function stands(db: Db, campaign: string, revision: number): Promise<boolean> {
  if ((await cached(db, campaign, revision)) === undefined) {
    const read = await loadCampaign(db, campaign);
    if (read !== undefined) await cache(db, read);
  }
  return await isStateSound(db, campaign, await cached(db, campaign, revision));
}

export interface SoundnessChecks {
  /** Throws a `CallFailure` where the campaign was damaged, or a check has found it so since. */
  readonly beforeAct: (context: Pick<Context, 'db'>, campaign: string) => Promise<void>;
  /** Once a screen has been answered and nobody waits: of a long campaign the first act would take several times as long. */
  readonly ahead: (context: Pick<Context, 'db'>, campaign: string) => Promise<void>;
}

/** Looks at each campaign once, as long as it is open. */
export function soundnessChecks(): SoundnessChecks {
  const sound = new Set<string>();
  const underWay = new Map<string, Promise<void>>();

  async function look({ db }: Pick<Context, 'db'>, campaign: string): Promise<void> {
    const head = await readHead(db, campaign);
    if (head === undefined) return;
    // A game in progress has its state looked at whenever it is read.
    if (head.game === CAMPAIGN_GAME && !(await stands(db, campaign, head.revision))) throw damagedCampaign();
    if (!(await isStretchSound(db, campaign))) throw damagedCampaign();
    sound.add(campaign);
  }

  return {
    beforeAct: async (context, campaign) => {
      if (await isMarkedDamaged(context.db, campaign)) throw damagedCampaign();
      await underWay.get(campaign);
      if (!sound.has(campaign)) await look(context, campaign);
    },
    ahead: async (context, campaign) => {
      if (sound.has(campaign) || underWay.has(campaign)) return;
      const looking = setImmediate()
        .then(async () => await look(context, campaign))
        // What is wrong is said before the first act, where it is looked at again.
        .catch(() => undefined)
        .finally(() => underWay.delete(campaign));
      underWay.set(campaign, looking);
      await looking;
    },
  };
}
