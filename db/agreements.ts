import type { CampaignDate } from '../src/rules/all-things-zombie/calendar.ts';
import type { CampaignEvent, EventType } from '../src/rules/all-things-zombie/campaign/events.ts';
import { decodeEvent } from './codecs/event.ts';
import { readable } from './readable.ts';
import type { Db } from './schema.ts';

export interface Agreed<T extends EventType> {
  readonly event: Extract<CampaignEvent, { readonly type: T }>;
  /** The date in the campaign when it was agreed. */
  readonly date: CampaignDate;
}

/** The events of these types that count, newest first; for types that come a few times in a campaign. */
export async function eventsOfType<const T extends EventType>(
  db: Db,
  campaign: string,
  types: readonly T[],
): Promise<readonly Agreed<T>[]> {
  const rows = await db
    .selectFrom('campaign_event')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('campaign_event.campaign_id', '=', campaign)
    .where('campaign_act.state', '=', 'done')
    .where('campaign_event.type', 'in', types)
    .orderBy('campaign_event.seq', 'desc')
    .select(['seq', 'type', 'payload', 'world_year', 'world_period'])
    .execute();
  return rows.map(({ seq, world_year: year, world_period: period, ...columns }) =>
    readable(`Event ${seq} of campaign ${campaign}`, () => ({
      event: decodeEvent(columns, 'event') as Agreed<T>['event'],
      date: { year, period },
    })),
  );
}
