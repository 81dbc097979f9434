/** Whose log it is, for whoever goes on with one by its id alone. */
import { gameIn } from '../../../db/index.ts';
import { CAMPAIGN_GAME } from '../campaign/command.ts';
import { loaded } from '../games/all-things-zombie/campaign-act.ts';
import { foundSession } from '../sessions/session.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const logHandlers: Handlers<MethodOf<'log'>> = {
  'log.head': async (context, { campaign }) => {
    const of = await gameIn(context.db, campaign);
    const kind = of === undefined || of === CAMPAIGN_GAME ? 'campaign' : 'game';
    const { head } = await (kind === 'campaign' ? loaded : foundSession)(context, campaign);
    return { kind, game: head.game, revision: head.revision };
  },
};
