/** Calls that every log takes alike, whichever game it is of. */

import { gameIn } from '../../../db/sessions/index.ts';
import type { Input } from '../../contract/contract.ts';
import type { Context } from '../calls/context.ts';
import { campaignLog } from '../games/all-things-zombie/campaign-log.ts';
import { CAMPAIGN_GAME } from '../log/command.ts';
import type { LogCall, LogCalls } from '../log/log-of.ts';
import { sessionLog } from '../sessions/session-log.ts';
import { unknownLog } from '../sessions/unknown-log.ts';

/** The calls of the log that the input is about: the campaign's own, those of every other game, or of one that isn't there. */
export async function logOf(
  context: Context,
  { campaign }: Pick<Input<LogCall>, 'campaign'>,
): Promise<LogCalls> {
  const of = await gameIn(context.db, campaign);
  if (of === undefined || of === CAMPAIGN_GAME) return campaignLog;
  const game = context.games.find((one) => one.game === of);
  return game === undefined ? unknownLog(of) : sessionLog(game);
}
