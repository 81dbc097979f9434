/** The dice and cards of a log, counted. */
import { closed, readTally } from '../../../db/index.ts';
import type { Handlers, MethodOf } from '../calls/handler.ts';
import { failureOf } from '../log/command.ts';
import { statistics } from '../views/statistics.ts';
import { logOf } from './log-calls.ts';

export const statisticsHandlers: Handlers<MethodOf<'statistics'>> = {
  'statistics.get': async (context, input) => {
    const refusal = await closed(context.db, input.campaign);
    if (refusal !== undefined) throw failureOf(refusal);
    const { ruleTitle } = await logOf(context, input);
    return statistics(await readTally(context.db, input.campaign), ruleTitle);
  },
};
