/** The acts that the app answers to the end, all by one runner. */
import type { Parsed } from '../../../../contract/contract.ts';
import { PLAIN_ACTS, type PlainAct } from '../../../../contract/games/all-things-zombie/calls/acts.ts';
import type { ActInput } from '../../../../rules/all-things-zombie/acts/acts.ts';
import { playOf } from '../../../../rules/all-things-zombie/acts/plays.ts';
import type { Context } from '../../../calls/context.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { change } from '../campaign-act.ts';

function handlerOf(id: PlainAct) {
  return async (context: Context, { campaign, revision, ...input }: Parsed<PlainAct>) =>
    await change(context, id, { campaign, revision }, playOf(id, input as ActInput<PlainAct>));
}

export const actHandlers = Object.fromEntries(
  PLAIN_ACTS.map((id) => [id, handlerOf(id)]),
) as unknown as Handlers<PlainAct>;
