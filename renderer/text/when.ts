/** A moment of the player's own time, as one says it: `Today, 09:12`. */

const DAY = 24 * 60 * 60 * 1000;
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const toTheSecond = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const thisYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** `Today, 09:12`, `Yesterday, 21:02`, `9 November, 11:00`. */
export function whenText(iso: string, now: Date = new Date(), clock = time): string {
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return `Today, ${clock.format(at)}`;
  if (days === 1) return `Yesterday, ${clock.format(at)}`;
  const day = at.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return `${day.format(at)}, ${clock.format(at)}`;
}

/** The same for one of these, with its seconds where another was made within the minute. */
export function whenAmong(iso: string, all: readonly { readonly at: string }[]): string {
  const text = whenText(iso);
  const alone = all.every(({ at }) => at === iso || whenText(at) !== text);
  return alone ? text : whenText(iso, new Date(), toTheSecond);
}

/** The same within a sentence. */
export function whenInText(iso: string, now: Date = new Date()): string {
  return whenText(iso, now)
    .replace(/^Today/, 'today')
    .replace(/^Yesterday/, 'yesterday');
}
