/** Which backups are of the damaged file's own line: each restore begins another one, and leaves the old one's backups beside it. */
import type { Backup, Lineage } from './manifest.ts';
import { readPlace } from './place.ts';

/** By where its line began, of whatever file it is: two Holdouts may keep theirs in one folder. Null where nothing says. */
export const rootOf = (lineage: Lineage | null): string | null => lineage?.branches[0] ?? null;

/** All of them, the others' newest first. */
export interface Lines {
  /** Of the way that the file has gone, the one furthest along it first: a file that was put back is backed up later, and stands before. */
  readonly own: readonly Backup[];
  /** Of ways that were left by a restore. */
  readonly others: readonly Backup[];
  /** Where nothing says which way the file has gone, the last of each; else the last of its own. */
  readonly ends: readonly Backup[];
}

const NOWHERE: Lineage = { branches: [], backups: 0 };

const begins = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((branch, at) => whole[at] === branch);

/** Made before the file left that way, or where it stands behind its own backups. */
function isOnTheWayOf(here: Lineage, { lineage }: Backup): boolean {
  const there = lineage ?? NOWHERE;
  if (begins(there.branches, here.branches)) return true;
  // What was backed up there later isn't in what was put back.
  return begins(here.branches, there.branches) && there.backups <= here.backups;
}

const furthestFirst = ({ lineage: one }: Backup, { lineage: other }: Backup): number => {
  const [a, b] = [one ?? NOWHERE, other ?? NOWHERE];
  return b.branches.length - a.branches.length || b.backups - a.backups;
};

/** The last on each way; from before there were ways, only where there is no other. */
function endsOf(backups: readonly Backup[]): readonly Backup[] {
  const last = new Map<string, Backup>();
  for (const backup of backups) {
    const way = (backup.lineage ?? NOWHERE).branches.join(' ');
    if (!last.has(way) && (way !== '' || last.size === 0)) last.set(way, backup);
  }
  return [...last.values()];
}

/** `backups`: the newest first. `lineage`: what the file says of itself, or is known of it; null where nothing is. */
export function linesOf(lineage: Lineage | null, backups: readonly Backup[]): Lines {
  const own =
    lineage === null ? [] : backups.filter((backup) => isOnTheWayOf(lineage, backup)).toSorted(furthestFirst);
  const [newest] = backups;
  if (own.length > 0 || newest === undefined)
    return { own, others: backups.filter((backup) => !own.includes(backup)), ends: own.slice(0, 1) };
  const presumed = newest.lineage ?? NOWHERE;
  const along = backups.filter((backup) => isOnTheWayOf(presumed, backup));
  return { own: along, others: backups.filter((backup) => !along.includes(backup)), ends: endsOf(backups) };
}

/** What stands in for the file of this folder where it is gone, or behind: of the way it has gone, the furthest. */
export function furthestOf(dir: string, backups: readonly Backup[]): Backup | undefined {
  const { own } = linesOf(readPlace(dir).lineage, backups);
  return own[0];
}
