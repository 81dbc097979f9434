/** Portraits, and the photo under a map, out of the log: a picture is in the event that set it, and nowhere else. */
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import { readable } from '../../file/readable.ts';
import { eventsThatCount, eventsThatCountOf } from '../../log/events-that-count.ts';
import type { Db } from '../../schema.ts';
import { decodeEvent } from './log/event.ts';

/** A JPEG in Base64; null where the figure has none. One that was replaced is empty in a file that was saved for others. */
export async function portraitOf(db: Db, id: string, figure: FigureId): Promise<string | null> {
  const [last] = await eventsThatCountOf(db, id, figure)
    .where('campaign_event.type', '=', 'portrait-set')
    .limit(1)
    .select(['campaign_event.type', 'campaign_event.payload'])
    .execute();
  return last === undefined ? null : pictureIn(last)?.picture || null;
}

/** Portraits of everybody who has one. */
export async function portraits(db: Db, id: string): Promise<ReadonlyMap<FigureId, string>> {
  const rows = await eventsThatCount(db, id)
    .where('campaign_event.type', '=', 'portrait-set')
    .orderBy('campaign_event.seq')
    .select(['campaign_event.type', 'campaign_event.payload'])
    .execute();
  const found = new Map<FigureId, string>();
  for (const row of rows) {
    const set = pictureIn(row);
    if (set === undefined) continue;
    if (!set.picture) found.delete(set.figure);
    else found.set(set.figure, set.picture);
  }
  return found;
}

/** The photo that lies under the map of the Encounter under way, a JPEG in Base64; null where none does. */
export async function photoOf(db: Db, id: string): Promise<string | null> {
  const last = await eventsThatCount(db, id)
    .where('campaign_event.type', '=', 'photo-laid')
    .orderBy('campaign_event.seq', 'desc')
    .limit(1)
    .select(['campaign_event.type', 'campaign_event.payload'])
    .executeTakeFirst();
  const event = last && readable('A photo', () => decodeEvent(last, 'event'));
  return event?.type === 'photo-laid' ? event.picture || null : null;
}

function pictureIn(row: { readonly type: string; readonly payload: string }) {
  const event = readable('A portrait', () => decodeEvent(row, 'event'));
  return event.type === 'portrait-set' ? event : undefined;
}
