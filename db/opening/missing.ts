/** A file that is gone or empty beside its backups: nothing is begun anew there unless that is meant. */
import { existsSync } from 'node:fs';
import { countedInWords, listed as inText } from '../../src/rules/core/text/english.ts';
import { isOfAnother, isOfDamaged, keptCopies } from '../backups/damaged.ts';
import { isCopyLeft } from '../backups/make.ts';
import { ownBackups, PACKED } from '../backups/manifest.ts';
import { backupFolder, isFolderAway } from '../backups/place.ts';
import { StoreFailure } from '../file/failure.ts';
import type { Seen } from '../file/memory.ts';
import { listed } from '../file/on-disk.ts';
import { dayText, momentIn } from '../file/stamp.ts';

/** `22 November 2026 at 16:04`, on the player's own calendar. */
const hour = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface Before {
  /** True of a file that was open before, in this run or an earlier one. */
  readonly wasThere: boolean;
  /** True of a file that this process still has open. */
  readonly isOpen: boolean;
  /** The last that was seen of it. */
  readonly seen: Seen | undefined;
}

/** Throws a `missing-file` that says what there is of it. */
export function refuseToBeginAnew(dir: string, file: string, { wasThere, isOpen, seen }: Before): void {
  const folder = backupFolder(dir);
  // Two Holdouts may keep theirs in one folder.
  const backups = ownBackups(dir);
  const [newest] = backups;
  const unread = newest === undefined && listed(folder).some((name) => name.endsWith(PACKED));
  const away = isFolderAway(dir);
  const copy = keptCopies(dir).at(-1);
  if (newest === undefined && !unread && !away && !wasThere && copy === undefined) return;
  const there: string[] = [];
  if (isCopyLeft(dir)) there.push('there is a copy of it of which no backup could be made yet');
  const made = copy === undefined ? undefined : momentIn(copy);
  if (copy !== undefined && (newest === undefined || (made ?? '') > newest.at)) {
    const of = made === undefined ? '' : `, of ${hour.format(new Date(made))}`;
    const isAnother = isOfAnother(dir, copy, seen?.generations);
    if (isOfDamaged(copy)) there.push(`there is a copy of it as it was damaged, ${copy}`);
    else if (isAnother) there.push(`there is a copy of another version of it, ${copy}${of}`);
    else there.push(`the newest copy of it is ${copy}${of}`);
  }
  if (newest !== undefined) {
    const many = countedInWords(backups.length, 'backup', 'backups');
    const which = backups.length === 1 ? 'is a backup of it' : `are ${many} of it, the newest`;
    there.push(`there ${which} made on ${dayText(newest.at)}`);
  }
  let besides = there.length === 0 ? ', and there is no backup of it' : `, but ${there.join(', and ')}`;
  if (unread) besides = `, and what lies in ${folder} can’t be read as backups of it`;
  if (away) besides = `, and the backups’ folder ${folder} isn’t there`;
  const event = isOpen
    ? `Another program emptied ${file} while it was open`
    : `${file} ${existsSync(file) ? 'is empty' : 'is gone'}`;
  const logs = (seen?.shelf ?? []).map(({ name, act }) => `“${name}” up to act ${act}`);
  const held = isOpen ? 'It held' : 'When it was last open, it held';
  const told = logs.length === 0 ? '' : ` ${held} ${inText(logs)}.`;
  throw new StoreFailure('missing-file', `${event}${besides}.${told}`);
}
