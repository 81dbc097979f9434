/** All that was ever written about a figure; it stands in the log, what was taken back and given up too. */
import { readable } from '../../file/readable.ts';
import type { Db } from '../../schema.ts';
import type { Version } from '../../writing/versions.ts';
import { decodeEvent } from './log/event.ts';

/** Newest first, each text once; the one that stands is the first, null where there is none. */
export async function biographiesOf(
  db: Db,
  campaign: string,
  figure: string,
): Promise<readonly Pick<Version, 'text' | 'madeAt'>[]> {
  const rows = await db
    .selectFrom('event_subject')
    .innerJoin('campaign_event as event', (join) =>
      join
        .onRef('event.campaign_id', '=', 'event_subject.campaign_id')
        .onRef('event.seq', '=', 'event_subject.seq'),
    )
    .innerJoin('campaign_act as act', (join) =>
      join.onRef('act.campaign_id', '=', 'event.campaign_id').onRef('act.act', '=', 'event.act'),
    )
    .where('event_subject.campaign_id', '=', campaign)
    .where('event_subject.subject', '=', figure)
    .where('event.type', '=', 'biography-written')
    .orderBy('event.seq', 'desc')
    .select(['event.seq', 'event.type', 'event.payload', 'act.state', 'act.made_at as madeAt'])
    .execute();
  const written = rows.flatMap(({ seq, state, madeAt, ...columns }) => {
    const event = readable(`Event ${seq} of campaign ${campaign}`, () => decodeEvent(columns, 'event'));
    return event.type === 'biography-written' ? [{ text: event.to, state, madeAt }] : [];
  });
  const stands = written.find(({ state }) => state === 'done');
  const now = { text: stands?.text || null, madeAt: stands?.madeAt ?? '' };
  const texts = new Map<string, string>();
  for (const { text, madeAt } of written)
    if (text !== '' && text !== now.text && !texts.has(text)) texts.set(text, madeAt);
  return [now, ...[...texts].map(([text, madeAt]) => ({ text, madeAt }))];
}
