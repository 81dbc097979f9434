import type { Db } from '../schema.ts';

/** Events of any log with the acts they belong to. */
export function eventsWithActs(db: Db, campaign: string) {
  return db
    .selectFrom('campaign_event')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('campaign_event.campaign_id', '=', campaign);
}

/** Events of done acts: an event that was undone, or given up, counts no more. */
export function eventsThatCount(db: Db, campaign: string) {
  return eventsWithActs(db, campaign).where('campaign_act.state', '=', 'done');
}

/** Events that count in the history of a subject, such as a figure. */
export function eventsThatCountOf(db: Db, campaign: string, subject: string) {
  return (
    db
      .selectFrom('event_subject')
      // A cross join, which SQLite goes through in this order: else it may begin with every event there is.
      .crossJoin('campaign_event')
      .crossJoin('campaign_act')
      .whereRef('campaign_event.campaign_id', '=', 'event_subject.campaign_id')
      .whereRef('campaign_event.seq', '=', 'event_subject.seq')
      .whereRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
      .whereRef('campaign_act.act', '=', 'campaign_event.act')
      .where('event_subject.campaign_id', '=', campaign)
      .where('event_subject.subject', '=', subject)
      .where('campaign_act.state', '=', 'done')
      .orderBy('event_subject.seq', 'desc')
  );
}
