/** What is asked of every log alike, whichever game it is of. */

import type { Context } from '../calls/context.ts';
import type { Handlers } from '../calls/handler.ts';
import type { At } from './command.ts';

export type LogCall =
  | 'campaign.rename'
  | 'campaign.copy'
  | 'campaign.log'
  | 'campaign.verify'
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

/** One function for each of these calls. */
export type LogCalls = {
  readonly [K in LogCall]: Handlers<K>[K];
} & {
  /** What a rule is called; a log of an older version may name one that is no more. */
  readonly ruleTitle: (rule: string) => string;
  /** What a copy of it is called from its beginning: in its log, but none of its acts (`actsCounted`). */
  readonly named: (
    context: Context,
    at: At,
    name: string,
    by?: NamesACopy,
  ) => Promise<{ readonly revision: number }>;
};
