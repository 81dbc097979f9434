/** Backups as a repair takes rows out of them: each is unpacked once, and only where something of it is asked for. */
import { type Backup, backupsIn } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';
import { openUnpacked, type Unpacked } from '../backups/unpacked.ts';
import { type Generations, relationOf } from '../file/generation.ts';
import type { Source } from './log-in.ts';

export interface OpenedBackups {
  /** The newest first; before all others those of the file's own line. */
  readonly all: readonly Backup[];
  /** The newest of its own line. */
  readonly newest: Backup | undefined;
  /** Undefined where it can't be opened. */
  readonly open: (backup: Backup) => Promise<Source | undefined>;
  readonly drop: () => Promise<void>;
}

/** As far as both say; else whether they have a campaign or game in common. */
function isOfLine(backup: Backup, generations: Generations | undefined, ids: ReadonlySet<string>): boolean {
  const its = backup.generations;
  if (its !== undefined && generations !== undefined && generations.length > 0)
    return relationOf(its, generations) !== 'unrelated';
  return ids.size === 0 || backup.shelf.some(({ id }) => ids.has(id));
}

/** `generations`: of the file, where they can be read; `ids`: of the campaigns and games in it. */
export function openedBackups(
  dir: string,
  { generations, ids }: { readonly generations: Generations | undefined; readonly ids: ReadonlySet<string> },
): OpenedBackups {
  const folder = backupFolder(dir);
  const { own = [], others = [] } = Object.groupBy(backupsIn(folder), (backup) =>
    isOfLine(backup, generations, ids) ? 'own' : 'others',
  );
  const opened = new Map<string, Unpacked | undefined>();
  return {
    all: [...own, ...others],
    newest: own[0],
    open: async ({ name, at }) => {
      // What can't be unpacked, or is a later Holdout's, is as if it weren't there.
      if (!opened.has(name)) opened.set(name, await openUnpacked(dir, name).catch(() => undefined));
      const db = opened.get(name)?.db;
      return db && { db, at };
    },
    drop: async () => {
      for (const one of opened.values()) await one?.drop();
    },
  };
}
