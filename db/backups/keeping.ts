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
const isSound = ({ shelf }: Kept): boolean => shelf.every(({ damaged }) => damaged !== true);

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

/** What speaks for a backup of this age by itself: of its day, week or month it must still be the newest. */
function spanOf(at: Date, now: Date, policy: Policy): { readonly kind: KeptFor; readonly key: string } {
  const days = dayOf(now) - dayOf(at);
  if (days < policy.weeksOfDays * DAYS_A_WEEK) return { kind: 'day', key: `day ${dayOf(at)}` };
  if (days < policy.monthsOfWeeks * DAYS_A_MONTH) return { kind: 'week', key: `week ${weekOf(at)}` };
  return { kind: 'month', key: `month ${monthOf(at)}` };
}

interface Wanted {
  readonly backup: Kept;
  readonly why: KeptFor;
}

/** What is kept of these where there is room for all, the newest first. */
function wantedOf(sorted: readonly Kept[], now: Date, policy: Policy): readonly Wanted[] {
  const spans = new Set<string>();
  return sorted.flatMap((backup, place) => {
    const { kind, key } = spanOf(new Date(backup.at), now, policy);
    const why = place < policy.last ? 'last' : kind;
    if (why !== 'last' && spans.has(key)) return [];
    spans.add(key);
    return [{ backup, why }];
  });
}

/**
 * Those that stay, by name, each with why; the others may go. The newest always stays, and the newest sound one. Sound ones are kept as if
 * there were no others: one in which something is damaged takes the place of none, and is the first to go where room is short.
 */
export function toKeep(backups: readonly Kept[], now: Date, policy: Policy): ReadonlyMap<string, KeptFor> {
  const sorted = backups.toSorted(byAge);
  const sound = wantedOf(sorted.filter(isSound), now, policy);
  const named = new Set(sound.map(({ backup }) => backup.name));
  const damaged = wantedOf(sorted, now, policy).filter(
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
