/** Moments in the names of files and in sentences. */
import { isMoment } from '../codecs/moment.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** `4 March 2026`, on the player’s own calendar. */
export const dayText = (at: string): string => day.format(new Date(at));

/** A moment as it stands in a file's name: UTC, sorting like time, without the colons that Windows refuses. */
export function stamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

const STAMP = /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)/;

/** The moment in a file's name, as ISO; undefined where there is none. */
export function momentIn(name: string): string | undefined {
  const found = STAMP.exec(name);
  const moment = found === null ? '' : `${found[1]}:${found[2]}:${found[3]}.${found[4]}`;
  return isMoment(moment) ? moment : undefined;
}
