/** Is what stands of a game in progress what its log adds up to? */

import { canonical, digest } from '../../src/rules/core/digest.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { atOnce } from '../file/transaction.ts';
import { FIRST_ACT } from '../log/head.ts';
import { unpacked } from '../log/inverse.ts';
import { actDifferences } from '../log/tree.ts';
import type { Db } from '../schema.ts';
import type { ActInverseTable } from '../tables/log.ts';
import { foldedSession } from './fold.ts';

export interface VerifiedSession {
  readonly events: number;
  readonly differences: readonly {
    readonly where: string;
    readonly stored: string;
    readonly rebuilt: string;
  }[];
}

const legible = (inverse: string) => {
  try {
    return unpacked(inverse);
  } catch {
    return inverse;
  }
};

/** Where what takes acts back isn't what it was when they were made. */
async function inverseDifferences(db: Db, id: string, inverses: readonly ActInverseTable[]) {
  const kept = await db.selectFrom('act_inverse').where('campaign_id', '=', id).selectAll().execute();
  const stored = new Map(kept.map((row) => [row.act, row]));
  return inverses.flatMap((rebuilt) => {
    const row = stored.get(rebuilt.act);
    return (['inverse', 'state_checksum'] as const)
      .map((column) => ({
        where: `act ${rebuilt.act}, ${column === 'inverse' ? 'what takes it back' : 'state before it'}`,
        stored: row === undefined ? '' : legible(row[column]),
        rebuilt: legible(rebuilt[column]),
      }))
      .filter((pair) => pair.stored !== pair.rebuilt);
  });
}

/**
 * Folds the log and compares: the state, its checksum, the name, the acts' own checksums, and what takes acts back.
 */
export async function verifySession(db: Db, game: Game, id: string): Promise<VerifiedSession | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
    if (head === undefined) return undefined;
    const { session: rebuilt, events, inverses } = await foldedSession(trx, game, id);
    const pairs = [
      ['state', head.state ?? '', canonical(rebuilt)],
      ['state_checksum', head.state_checksum ?? '', digest(rebuilt)],
      ['name', head.name, rebuilt.name],
    ] as const;
    const acts = await actDifferences(trx, id, head.act ?? FIRST_ACT);
    return {
      events,
      differences: [
        ...pairs.flatMap(([where, stored, wanted]) =>
          stored === wanted ? [] : [{ where, stored, rebuilt: wanted }],
        ),
        ...(await inverseDifferences(trx, id, inverses)),
        ...acts.map(({ act, column, stored, rebuilt: wanted }) => ({
          where: `act ${act}, ${column}`,
          stored: stored ?? '',
          rebuilt: wanted,
        })),
      ],
    };
  });
}
