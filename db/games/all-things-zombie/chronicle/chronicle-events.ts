/** The events of a stretch of the log, without the rolls behind them. */

import type { FigureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import type { Figure } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type {
  CampaignEvent,
  EventType,
} from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { decodeTitle } from '../../../codecs/title.ts';
import { readable } from '../../../file/readable.ts';
import { eventsThatCount } from '../../../log/events-that-count.ts';
import type { Db } from '../../../schema.ts';
import { decodeEvent } from '../log/event.ts';

export interface ToldAct {
  readonly act: number;
  readonly title: unknown;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly events: readonly CampaignEvent[];
}

interface ActRange {
  /** Numbers of the first and the last event. */
  readonly from: number;
  readonly to: number;
  /** Only events of these types; of all if left out. */
  readonly types?: readonly EventType[];
}

/** The acts that count of a stretch of the log, each with its events, oldest first. Fails as `unreadable`. */
export async function toldActs(db: Db, id: string, { from, to, types }: ActRange): Promise<ToldAct[]> {
  const rows = await eventsThatCount(db, id)
    .where('campaign_event.seq', '>=', from)
    .where('campaign_event.seq', '<=', to)
    .$if(types !== undefined, (query) => query.where('campaign_event.type', 'in', types ?? []))
    .orderBy('campaign_event.seq')
    .select(['campaign_event.seq', 'campaign_event.act', 'type', 'payload', 'title', 'made_at'])
    .execute();
  return [...Map.groupBy(rows, ({ act }) => act).values()].flatMap((told) => {
    const [first] = told;
    if (first === undefined) return [];
    const { act, title, made_at: madeAt } = first;
    const events = told.map((row) =>
      readable(`Event ${row.seq} of campaign ${id}`, () => decodeEvent(row, 'event')),
    );
    return [{ act, title: decodeTitle(title), madeAt, events }];
  });
}

/** Name, short name and pronoun of a figure, as sentences need them. */
export type Called = Pick<Figure, 'name' | 'pronoun' | 'shortName'>;

/** Names, short names and pronouns of these figures; somebody who never joined is in no list. */
export async function calledIn(
  db: Db,
  id: string,
  figures: readonly FigureId[],
): Promise<Map<FigureId, Called>> {
  if (figures.length === 0) return new Map();
  const rows = await db
    .selectFrom('figure')
    .where('campaign_id', '=', id)
    .where('figure_id', 'in', [...new Set(figures)])
    .select(['figure_id', 'name', 'pronoun', 'short_name'])
    .execute();
  return new Map(
    rows.map(({ figure_id, name, pronoun, short_name: shortName }) => [
      figure_id,
      { name, pronoun, shortName },
    ]),
  );
}
