/** Calls that every log takes alike, whichever game it is of. */

import type { Context } from '../calls/context.ts';
import type { Handlers } from '../calls/handler.ts';
import type { At } from './command.ts';

export type LogCall =
  | 'campaign.rename'
  | 'campaign.copy'
  | 'campaign.log'
  | 'campaign.undo'
  | 'campaign.redo'
  | 'campaign.lines'
  | 'campaign.line'
  | 'campaign.bring-back'
  | 'corrections.get'
  | 'corrections.figures'
  | 'corrections.make'
  | 'corrections.take-back';

/** The call that makes the copy. */
export type NamesACopy = 'campaign.copy' | 'campaign-file.open';

/** Functions for the calls, one for each. */
export type LogCalls = {
  readonly [K in LogCall]: Handlers<K>[K];
} & {
  /** Title of a rule; a log of an older version may name a rule that is no more. */
  readonly ruleTitle: (rule: string) => string;
  /** Names a copy from its beginning: the name is in its log, but none of its acts (`actsCounted`). */
  readonly named: (
    context: Context,
    at: At,
    name: string,
    by?: NamesACopy,
  ) => Promise<{ readonly revision: number }>;
};
