/** Owner of a log, for callers that go on with a log by its id alone. */
import { type CampaignHead, readHead, StoreFailure } from '../../../db/index.ts';
import { gameIn } from '../../../db/sessions/index.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { loaded } from '../games/all-things-zombie/campaign-act.ts';
import { CAMPAIGN_GAME } from '../log/command.ts';
import { foundSession } from '../sessions/session.ts';

/** Gives the head of a log that can't be read as it stands: it is repaired from there. */
async function damagedHead({ db }: Context, campaign: string, error: unknown): Promise<CampaignHead> {
  const head = error instanceof StoreFailure && error.code === 'unreadable' && (await readHead(db, campaign));
  if (!head) throw error;
  return head;
}

export const logHandlers: Handlers<MethodOf<'log'>> = {
  'log.head': async (context, { campaign }) => {
    const of = await gameIn(context.db, campaign);
    const kind = of === undefined || of === CAMPAIGN_GAME ? 'campaign' : 'game';
    const { head } = await (kind === 'campaign' ? loaded : foundSession)(context, campaign).catch(
      async (error: unknown) => ({ head: await damagedHead(context, campaign, error) }),
    );
    return { kind, game: head.game, revision: head.revision };
  },
};
