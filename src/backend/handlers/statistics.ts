/** A campaign's dice and cards, counted. */
import { cardsDrawn, facesRolled } from '../../../db/index.ts';
import { loaded } from '../campaign-act.ts';
import { CARDS, statistics } from '../views/statistics.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const statisticsHandlers: Handlers<MethodOf<'statistics'>> = {
  'statistics.get': async (context, { campaign }) => {
    await loaded(context, campaign);
    return statistics(await facesRolled(context.db, campaign), await cardsDrawn(context.db, campaign, CARDS));
  },
};
