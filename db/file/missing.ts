/** A file that is gone or empty beside its backups: nothing is begun anew there unless that is meant. */
import { existsSync } from 'node:fs';
import { ownBackups, PACKED } from '../backups/manifest.ts';
import { backupFolder, isFolderAway, listed } from '../backups/place.ts';
import { momentIn } from '../log/stamp.ts';
import { isOfDamaged, keptCopies } from './damaged.ts';
import { StoreFailure } from './failure.ts';
import { words } from './text/missing.ts';

/** Throws a `missing-file` that says what there is of it. `wasThere`: it was open before. */
export function refuseToBeginAnew(dir: string, file: string, wasThere: boolean): void {
  const folder = backupFolder(dir);
  // Two Holdouts may keep theirs in one folder.
  const backups = ownBackups(dir);
  const [newest] = backups;
  const lost = newest === undefined && listed(folder).some((name) => name.endsWith(PACKED));
  const away = isFolderAway(dir);
  const copy = keptCopies(dir).at(-1);
  if (newest === undefined && !lost && !away && !wasThere && copy === undefined) return;
  const isNewer = copy !== undefined && (newest === undefined || (momentIn(copy) ?? '') > newest.at);
  const there = [
    ...(isNewer ? [words.kept(copy, isOfDamaged(copy))] : []),
    ...(newest === undefined ? [] : [words.backups(backups.length, newest.at)]),
  ];
  const besides = away ? words.folderIsAway(folder) : lost ? words.noneCanBeRead(folder) : words.but(there);
  throw new StoreFailure('missing-file', words.isMissing(file, existsSync(file), besides));
}
