/** Moments of the player's own time; the campaign's dates come written from the backend. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Made when the first moment is written out: a browser's first one takes longer than to draw a screen. */
function written(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(iso));
  };
}

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayText = written(DAY_PARTS);

/** `3 Oct 2026, 19:04`, whatever this machine's own customs. */
export const clockText = written({ ...DAY_PARTS, hour: '2-digit', minute: '2-digit' });

/** `just now`, `5 minutes ago`, `yesterday`, then the day itself. */
export function agoText(iso: string, now: number = Date.now()): string {
  const ago = now - Date.parse(iso);
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return some(Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return some(Math.floor(ago / HOUR), 'hour');
  if (ago < 2 * DAY) return 'yesterday';
  if (ago < 7 * DAY) return some(Math.floor(ago / DAY), 'day');
  return dayText(iso);
}

const some = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;
