/** The end of a run that a campaign has entered stands as it was entered: it is taken back there before it is here. */

import { takenUpBy } from '../../../db/games/all-things-zombie/index.ts';
import { inTransaction } from '../../../db/index.ts';
import { canonical } from '../../rules/core/digest.ts';
import { listed } from '../../rules/core/text/english.ts';
import { refused } from '../calls/call-failure.ts';
import type { Context } from '../calls/context.ts';
import { foundSession } from './session.ts';

/** Does the work, unless another end would stand in the run than in a campaign on the shelf that has entered it. */
export async function keepingItsEnd<T>(
  context: Context,
  run: string,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  const campaigns = (await takenUpBy(context.db, run)).filter(({ told }) => told);
  if (campaigns.length === 0) return await work(context);
  return await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { session: before } = await foundSession(inside, run);
    const done = await work(inside);
    const { session: after } = await foundSession(inside, run);
    if (before.outcome === null || canonical(before.outcome) === canonical(after.outcome)) return done;
    throw refused(
      `How ${after.name} ended is entered in ${listed(campaigns.map(({ name }) => name))}. Undo that there first, or copy this run from an earlier act.`,
      'end-entered',
    );
  });
}
