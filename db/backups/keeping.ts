/**
 * The rule by which backups are kept: the last ones, then one of each day, each week and each month, within a limit of room. They are taken
 * in the order in which they were made, and days and weeks are counted by those that have a backup: a clock that was wrong makes none too
 * old.
 */

export interface Policy {
  /** Number of the newest backups that are kept in any case. */
  readonly last: number;
  /** Weeks for which one backup of each day is kept. */
  readonly weeksOfDays: number;
  /** Months for which one backup of each week is kept; beyond, one of each month. */
  readonly monthsOfWeeks: number;
  /** Bytes of all of them together. */
  readonly mostBytes: number;
}

export const POLICY: Policy = { last: 10, weeksOfDays: 2, monthsOfWeeks: 3, mostBytes: 500_000_000 };

/** The facts of a backup that decide if it is kept. */
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

/** Backups that would be kept if there were room for all, newest first. */
function wantedOf(sorted: readonly Kept[], { last, weeksOfDays, monthsOfWeeks }: Policy): readonly Kept[] {
  // An older one dated no earlier than the one counted before it: the clock was wrong, and nothing tells that both are of one day.
  const newestOfEach = (spanOf: (at: Date) => number) => {
    const counted: Kept[] = [];
    let before: Date | undefined;
    for (const one of sorted) {
      const at = new Date(one.at);
      if (before !== undefined && spanOf(at) === spanOf(before) && at < before) continue;
      counted.push(one);
      before = at;
    }
    return counted;
  };
  const wanted = new Set([
    ...sorted.slice(0, last),
    ...newestOfEach(dayOf).slice(0, weeksOfDays * 7),
    // The week that has only begun comes on top.
    ...newestOfEach(weekOf).slice(0, Math.ceil((monthsOfWeeks * 30.4) / 7) + 1),
    ...newestOfEach(monthOf),
  ]);
  return sorted.filter((one) => wanted.has(one));
}

/**
 * Names of those that stay; the others may go. The newest always stays, and the newest sound one. Sound ones are kept as if there were no
 * others: one in which something is damaged takes the place of none, and is the first to go where room is short.
 */
export function toKeep(backups: readonly Kept[], policy: Policy): ReadonlySet<string> {
  const sorted = backups.toSorted(byAge);
  const sound = wantedOf(sorted.filter(isSound), policy);
  const damaged = wantedOf(sorted, policy).filter((one) => !isSound(one));
  const kept = new Set([...sorted.slice(0, 1), ...sound.slice(0, 1)]);
  const others = [...sound, ...damaged].filter((one) => !kept.has(one));
  let room = policy.mostBytes;
  for (const { packed } of kept) room -= packed;
  for (const one of others) {
    room -= one.packed;
    // From here on all are older: the oldest go first.
    if (room < 0) break;
    kept.add(one);
  }
  return new Set([...kept].map(({ name }) => name));
}
