/** Moments of the player's own time; the campaign's dates come written from the backend. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** `3 Oct 2026, 19:04`, by this machine's own customs. */
export const clockText = (iso: string): string => clock.format(new Date(iso));

/** `just now`, `5 minutes ago`, `yesterday`, then the day itself. */
export function agoText(iso: string, now: number = Date.now()): string {
  const ago = now - Date.parse(iso);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return some(Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return some(Math.floor(ago / HOUR), 'hour');
  if (ago < 2 * DAY) return 'yesterday';
  if (ago < 7 * DAY) return some(Math.floor(ago / DAY), 'day');
  return day.format(new Date(iso));
}

const some = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;
