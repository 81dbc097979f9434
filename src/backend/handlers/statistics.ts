/** A campaign's dice and cards, counted. */
import { readTally } from '../../../db/index.ts';
import { loaded } from '../campaign/campaign-act.ts';
import { statistics } from '../views/statistics.ts';
import type { Handlers, MethodOf } from './handler.ts';

export const statisticsHandlers: Handlers<MethodOf<'statistics'>> = {
  'statistics.get': async (context, { campaign }) => {
    await loaded(context, campaign);
    return statistics(await readTally(context.db, campaign));
  },
};
