/** What is asked of every log alike, whichever game it is of. */

import type { Input } from '../../contract/contract.ts';
import type { LogCall, LogCalls } from '../campaign/log-of.ts';
import { campaignLog } from '../games/all-things-zombie/campaign-log.ts';
import type { Context } from '../host/context.ts';
import { sessionGame } from '../sessions/session.ts';
import { sessionLog } from '../sessions/session-log.ts';

/** The calls of the log that the input is about: the campaign's own, or those of every other game. */
export async function logOf(
  context: Context,
  { campaign }: Pick<Input<LogCall>, 'campaign'>,
): Promise<LogCalls> {
  const game = await sessionGame(context, campaign);
  return game === undefined ? campaignLog : sessionLog(game);
}
