/** A moment of the player's own time, as one says it: `Today, 09:12`. */

const DAY = 24 * 60 * 60 * 1000;

/** Made when the first moment is written out: a browser's first one takes longer than to draw a screen. */
function written(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(at);
  };
}

const toTheMinute = written({ hour: '2-digit', minute: '2-digit' });
const toTheSecond = written({ timeStyle: 'medium' });
const thisYear = written({ day: 'numeric', month: 'long' });
const otherYear = written({ day: 'numeric', month: 'long', year: 'numeric' });

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

interface Words {
  readonly today: string;
  readonly yesterday: string;
}
const ALONE: Words = { today: 'Today', yesterday: 'Yesterday' };
const IN_TEXT: Words = { today: 'today', yesterday: 'yesterday' };

function when(iso: string, words: Words, clock = toTheMinute): string {
  const [at, now] = [new Date(iso), new Date()];
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return `${words.today}, ${clock(at)}`;
  if (days === 1) return `${words.yesterday}, ${clock(at)}`;
  const day = at.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return `${day(at)}, ${clock(at)}`;
}

/** Among these, with its seconds where another was made within the minute. */
function among(iso: string, all: readonly { readonly at: string }[], words: Words): string {
  const text = when(iso, words);
  const alone = all.every(({ at }) => at === iso || when(at, words) !== text);
  return alone ? text : when(iso, words, toTheSecond);
}

/** `Today, 09:12`, `Yesterday, 21:02`, `9 November, 11:00`. */
export const whenAmong = (iso: string, all: readonly { readonly at: string }[]): string =>
  among(iso, all, ALONE);

/** The same within a sentence. */
export const whenInText = (iso: string): string => when(iso, IN_TEXT);
export const whenInTextAmong = (iso: string, all: readonly { readonly at: string }[]): string =>
  among(iso, all, IN_TEXT);
