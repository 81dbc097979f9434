/** Backups as a rescue takes them: those of the file, and those of others that keep theirs in the same folder. */
import { type Backup, backupsIn, ownBackups } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';

export interface Lines {
  readonly own: readonly Backup[];
  readonly others: readonly Backup[];
  /** The newest of its own. */
  readonly ends: readonly Backup[];
}

export function linesOf(dir: string): Lines {
  const own = ownBackups(dir);
  const others = backupsIn(backupFolder(dir)).filter(({ name }) => own.every((one) => one.name !== name));
  return { own, others, ends: own.slice(0, 1) };
}
