/** A campaign's dice and cards, counted. */
import { rollsAndCards } from '../../../db/index.ts';
import { loaded } from '../campaign-act.ts';
import { CARDS, statistics } from '../views/statistics.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const statisticsHandlers: Handlers<MethodOf<'statistics'>> = {
  'statistics.get': async (context, { campaign }) => {
    await loaded(context, campaign);
    return statistics(await rollsAndCards(context.db, campaign, CARDS));
  },
};
