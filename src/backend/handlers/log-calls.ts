/** What is asked of every log alike, whichever game it is of. */
import type { Input, Output, Parsed } from '../../contract/contract.ts';
import { campaignLog } from '../games/all-things-zombie/campaign-log.ts';
import type { Context } from '../host/context.ts';
import { sessionGame } from '../sessions/session.ts';
import { sessionLog } from '../sessions/session-log.ts';

type Asked =
  | 'campaign.rename'
  | 'campaign.copy'
  | 'campaign.log'
  | 'campaign.verify'
  | 'campaign.undo'
  | 'campaign.redo';

/** One function for each of these calls. */
export type LogCalls = {
  readonly [K in Asked]: (context: Context, input: Parsed<K>) => Promise<Output<K>>;
} & {
  /** What a rule is called; a log of an older version may name one that is no more. */
  readonly ruleTitle: (rule: string) => string;
};

/** The calls of the log that the input is about: the campaign's own, or those of every other game. */
export async function logOf(
  context: Context,
  { campaign }: Pick<Input<Asked>, 'campaign'>,
): Promise<LogCalls> {
  const game = await sessionGame(context, campaign);
  return game === undefined ? campaignLog : sessionLog(game);
}
