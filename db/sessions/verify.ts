/** Is what stands of a game in progress what its log adds up to? */

import { canonical, digest } from '../../src/rules/core/digest.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { StoreFailure } from '../file/failure.ts';
import { readable } from '../file/readable.ts';
import { atOnce } from '../file/transaction.ts';
import { FIRST_ACT } from '../log/head.ts';
import { actDifferences } from '../log/tree.ts';
import type { Db } from '../schema.ts';
import { decodeSessionEvent } from './codec.ts';
import { after } from './sessions.ts';

export interface VerifiedSession {
  readonly events: number;
  readonly differences: readonly {
    readonly where: string;
    readonly stored: string;
    readonly rebuilt: string;
  }[];
}

/** Folds the log and compares: the state, its checksum, the name, and the acts' own checksums. */
export async function verifySession(db: Db, game: Game, id: string): Promise<VerifiedSession | undefined> {
  return await atOnce(db, async (trx) => {
    const head = await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
    if (head === undefined) return undefined;
    const rows = await trx
      .selectFrom('campaign_event')
      .innerJoin('campaign_act', (join) =>
        join
          .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
          .onRef('campaign_act.act', '=', 'campaign_event.act'),
      )
      .where('campaign_event.campaign_id', '=', id)
      .where('campaign_act.state', '=', 'done')
      .orderBy('campaign_event.seq')
      .select(['campaign_event.seq', 'type', 'payload', 'rolls'])
      .execute();
    const [first, ...rest] = rows.map((row) =>
      readable(`Event ${row.seq} of game ${id}`, () => decodeSessionEvent(row, 'event')),
    );
    if (first === undefined) throw new StoreFailure('unreadable', `The log of game ${id} is empty.`);
    const rebuilt = readable(`Game ${id}`, () => after(game, game.begin(first), rest));
    const pairs = [
      ['state', head.state ?? '', canonical(rebuilt)],
      ['state_checksum', head.state_checksum ?? '', digest(rebuilt)],
      ['name', head.name, rebuilt.name],
    ] as const;
    const acts = await actDifferences(trx, id, head.act ?? FIRST_ACT);
    return {
      events: rows.length,
      differences: [
        ...pairs.flatMap(([where, stored, wanted]) =>
          stored === wanted ? [] : [{ where, stored, rebuilt: wanted }],
        ),
        ...acts.map(({ act, column, stored, rebuilt: wanted }) => ({
          where: `act ${act}, ${column}`,
          stored: stored ?? '',
          rebuilt: wanted,
        })),
      ],
    };
  });
}
