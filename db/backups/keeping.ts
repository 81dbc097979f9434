/**
 * Which backups are kept: the last ones, then one of each day, each week and each month, within a limit of room. They are taken in the
 * order in which they were made, and days and weeks are counted by those that have a backup: a clock that was wrong makes none too old.
 */

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

/** Days since a Monday (5 January 1970), by the player's own calendar. */
const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000 - 4;
const weekOf = (at: Date) => Math.floor(dayOf(at) / 7);
const monthOf = (at: Date) => at.getFullYear() * 12 + at.getMonth();

/** The newest first. */
export function byAge(a: Kept, b: Kept): number {
  if (a.serial !== b.serial) return b.serial - a.serial;
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.name < b.name ? 1 : -1;
}

/** What is kept of these where there is room for all, the newest first. */
function wantedOf(sorted: readonly Kept[], { last, weeksOfDays, monthsOfWeeks }: Policy) {
  const rules = [
    { why: 'day', of: dayOf, most: weeksOfDays * 7 },
    // The week that has only begun comes on top.
    { why: 'week', of: weekOf, most: Math.ceil((monthsOfWeeks * 30.4) / 7) + 1 },
    { why: 'month', of: monthOf, most: Number.POSITIVE_INFINITY },
  ] as const;
  const counted = new Map<KeptFor, { readonly span: number; readonly count: number }>();
  return sorted.flatMap((backup, place): readonly { backup: Kept; why: KeptFor }[] => {
    const newestOf = rules.filter(({ why, of, most }) => {
      const [span, before] = [of(new Date(backup.at)), counted.get(why)];
      if (before?.span === span) return false;
      const count = (before?.count ?? 0) + 1;
      counted.set(why, { span, count });
      return count <= most;
    });
    const why = place < last ? 'last' : newestOf[0]?.why;
    return why === undefined ? [] : [{ backup, why }];
  });
}

/**
 * Those that stay, by name, each with why; the others may go. The newest always stays, and the newest sound one. Sound ones are kept as if
 * there were no others: one in which something is damaged takes the place of none, and is the first to go where room is short.
 */
export function toKeep(backups: readonly Kept[], policy: Policy): ReadonlyMap<string, KeptFor> {
  const sorted = backups.toSorted(byAge);
  const sound = wantedOf(sorted.filter(isSound), policy);
  const damaged = wantedOf(sorted, policy).filter(({ backup }) => !isSound(backup));
  const always = new Set([sorted[0], sound[0]?.backup]);
  const kept = new Map<string, KeptFor>();
  let room = policy.mostBytes;
  for (const one of always) room -= one?.packed ?? 0;
  let isFull = false;
  for (const { backup, why } of [...sound, ...damaged]) {
    if (always.has(backup)) kept.set(backup.name, why);
    else if (!isFull) {
      room -= backup.packed;
      // From here on all are older: the oldest go first.
      isFull = room < 0;
      if (!isFull) kept.set(backup.name, why);
    }
  }
  return kept;
}
