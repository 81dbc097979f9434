/** Which backups are kept: the last ones, then one a day, one a week, one a month, within a limit of room. */

export interface Policy {
  /** So many of the newest. */
  readonly last: number;
  /** One of each day for so many weeks. */
  readonly weeksOfDays: number;
  /** One of each week for so many months; beyond, one of each month. */
  readonly monthsOfWeeks: number;
  /** For all of them together. */
  readonly mostBytes: number;
}

export const POLICY: Policy = { last: 10, weeksOfDays: 2, monthsOfWeeks: 3, mostBytes: 500_000_000 };

/** What is asked of a backup here. */
export interface Kept {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** Counts backups on, also where the clock was set back. */
  readonly serial: number;
  readonly packed: number;
  readonly shelf: readonly { readonly damaged?: boolean | undefined }[];
}

/** All that is in it was found as it was stored. */
export const isSound = ({ shelf }: Pick<Kept, 'shelf'>): boolean =>
  shelf.every(({ damaged }) => damaged !== true);

/** Why one is kept. */
export type KeptFor = 'last' | 'day' | 'week' | 'month';

const DAY = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30.4;

/** Of the player's own calendar, counted from some Monday. */
function dayOf(at: Date): number {
  const midnight = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  // 5 January 1970 was a Monday.
  return midnight / DAY - 4;
}

const weekOf = (at: Date) => Math.floor(dayOf(at) / DAYS_A_WEEK);
const monthOf = (at: Date) => at.getFullYear() * 12 + at.getMonth();

/** The newest first. */
export function byAge(a: Kept, b: Kept): number {
  if (a.serial !== b.serial) return b.serial - a.serial;
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.name < b.name ? 1 : -1;
}

type Span = Exclude<KeptFor, 'last'>;

const SPANS: Readonly<Record<Span, (at: Date) => number>> = { day: dayOf, week: weekOf, month: monthOf };

/** Of which spans a backup is the newest that is kept for one: weeks begin in one month and end in another. */
const KEPT_FOR: Readonly<Record<Span, readonly Span[]>> = {
  day: ['day'],
  week: ['week', 'month'],
  month: ['month'],
};

function ageOf(at: Date, now: Date, policy: Policy): Span {
  const days = dayOf(now) - dayOf(at);
  if (days < policy.weeksOfDays * DAYS_A_WEEK) return 'day';
  return days < policy.monthsOfWeeks * DAYS_A_MONTH ? 'week' : 'month';
}

interface Wanted {
  readonly backup: Kept;
  readonly why: KeptFor;
}

interface Dated {
  readonly backup: Kept;
  readonly at: Date;
  /** It fits in with the dates of the others. */
  readonly fits: boolean;
  /** The next ones that fit, before and after it. */
  readonly older: Date | undefined;
  readonly newer: Date | undefined;
}

/** Of each, how many it and those before it come to at most, taken so that none is earlier than the one before. */
function upTo(dates: readonly number[]): readonly number[] {
  const counts: number[] = [];
  for (const [at, date] of dates.entries()) {
    let most = 0;
    for (let before = 0; before < at; before += 1)
      if ((dates[before] ?? 0) <= date) most = Math.max(most, counts[before] ?? 0);
    counts.push(most + 1);
  }
  return counts;
}

/**
 * Whether each fits in with the most others, the oldest first. Where two contradict each other and either could be right, neither fits:
 * one wrong date makes two doubtful at most.
 */
function inOrder(dates: readonly number[]): readonly boolean[] {
  const before = upTo(dates);
  const after = upTo(dates.toReversed().map((date) => -date)).toReversed();
  const longest = Math.max(0, ...before);
  const fits = before.map((count, at) => count + (after[at] ?? 0) - 1 === longest);
  const rivals = new Map<number, number>();
  for (const [at, count] of before.entries())
    if (fits[at] === true) rivals.set(count, (rivals.get(count) ?? 0) + 1);
  return before.map((count, at) => fits[at] === true && rivals.get(count) === 1);
}

/** In which order they were made is certain, when is not: a clock may have been wrong. */
function datedOf(sorted: readonly Kept[]): readonly Dated[] {
  const dates = sorted.map(({ at }) => new Date(at));
  const fitting = inOrder(dates.map(Number).toReversed()).toReversed();
  const isFitting = (_: Date, place: number) => fitting[place] === true;
  return sorted.map((backup, place) => ({
    backup,
    at: dates[place] ?? new Date(backup.at),
    fits: fitting[place] === true,
    older: dates.find((date, other) => other > place && isFitting(date, other)),
    newer: dates.findLast((date, other) => other < place && isFitting(date, other)),
  }));
}

/** A later date is borne out by so many at least. */
const BORNE_OUT = 2;

/**
 * From when ages are counted: the last ones are kept whatever they are dated, so it is from the oldest of them, and a clock that ran ahead
 * for as many makes no other old.
 */
function countedFrom(dated: readonly Dated[], { last }: Policy): Date {
  const fitting = dated.filter(({ fits }) => fits);
  return (fitting[Math.max(last, BORNE_OUT) - 1] ?? fitting.at(-1))?.at ?? new Date(0);
}

/** Whatever its date should be, it lies between two that fit, and the newer of them is of the same span. */
const isBetween = ({ older, newer }: Dated, spans: readonly Span[]): boolean =>
  older !== undefined &&
  newer !== undefined &&
  spans.every((span) => SPANS[span](older) === SPANS[span](newer));

/** What is kept of these where there is room for all, the newest first. */
function wantedOf(sorted: readonly Kept[], policy: Policy): readonly Wanted[] {
  const dated = datedOf(sorted);
  const now = countedFrom(dated, policy);
  const taken = new Set<string>();
  return dated.flatMap((one, place): readonly Wanted[] => {
    const { backup, at, fits, newer = now } = one;
    const age = ageOf(fits ? at : newer, now, policy);
    // Dates that don't fit in may still be right beside one another, and are compared with no other.
    const among = fits ? '' : `before ${newer.getTime()} `;
    const isNewest = (span: Span) => !taken.has(`${among}${span} ${SPANS[span](at)}`);
    const spans = KEPT_FOR[age];
    const newestOf = spans.find(isNewest);
    for (const span of ['day', 'week', 'month'] as const) taken.add(`${among}${span} ${SPANS[span](at)}`);
    if (place < policy.last) return [{ backup, why: 'last' }];
    if (fits) return newestOf === undefined ? [] : [{ backup, why: newestOf }];
    const isAtAnEnd = [dated[place - 1], dated[place + 1]].some((beside) => beside?.fits !== false);
    const stays = (newestOf !== undefined || isAtAnEnd) && !isBetween(one, spans);
    return stays ? [{ backup, why: newestOf ?? age }] : [];
  });
}

/**
 * Those that stay, by name, each with why; the others may go. The newest always stays, and the newest sound one. Sound ones are kept as if
 * there were no others: one in which something is damaged takes the place of none, and is the first to go where room is short.
 */
export function toKeep(backups: readonly Kept[], policy: Policy): ReadonlyMap<string, KeptFor> {
  const sorted = backups.toSorted(byAge);
  const sound = wantedOf(sorted.filter(isSound), policy);
  const named = new Set(sound.map(({ backup }) => backup.name));
  const damaged = wantedOf(sorted, policy).filter(
    ({ backup }) => !named.has(backup.name) && !isSound(backup),
  );
  const always = new Set([sorted[0], sound[0]?.backup]);
  const kept = new Map<string, KeptFor>();
  let room = policy.mostBytes;
  for (const { backup } of [...sound, ...damaged]) if (always.has(backup)) room -= backup.packed;
  for (const wanted of [sound, damaged]) {
    for (const { backup, why } of wanted) {
      if (!always.has(backup)) {
        room -= backup.packed;
        // From here on all are older: the oldest go first.
        if (room < 0) break;
      }
      kept.set(backup.name, why);
    }
  }
  return kept;
}
