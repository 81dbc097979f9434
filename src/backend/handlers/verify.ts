/** Verification of a campaign or game, and of the runs that belong to it. */

import { runsOf } from '../../../db/games/all-things-zombie/index.ts';
import { readHead } from '../../../db/index.ts';
import { gameIn } from '../../../db/sessions/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import type { Context } from '../calls/context.ts';
import type { Work } from '../calls/works.ts';
import { logOf } from './log-calls.ts';

/** A run of a game that isn't here can't be folded. */
export async function verifyWithRuns(
  context: Context,
  input: Parsed<'campaign.verify'>,
  work: Work,
): Promise<Output<'campaign.verify'>> {
  const own = await (await logOf(context, input))['campaign.verify'](context, input, work);
  const differences = [...own.differences];
  for (const campaign of await runsOf(context.db, input.campaign)) {
    const of = await gameIn(context.db, campaign);
    if (context.games.every(({ game }) => game !== of)) continue;
    const { name = '' } = (await readHead(context.db, campaign)) ?? {};
    const run = await (await logOf(context, { campaign }))['campaign.verify'](context, { campaign }, work);
    differences.push(...run.differences.map((difference) => `${name}: ${difference}`));
  }
  return { ...own, identical: differences.length === 0, differences };
}
