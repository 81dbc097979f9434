/** Backups as a repair takes rows out of them: each is unpacked once, and only where something of it is asked for. */
import { areOfOneFile, type Backup, backupsIn, type Line } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';
import { openUnpacked, type Unpacked } from '../backups/unpacked.ts';
import type { Source } from './log-in.ts';

export interface OpenedBackups {
  /** The newest first; before all others those of the same file. */
  readonly all: readonly Backup[];
  /** The newest of the same file. */
  readonly newest: Backup | undefined;
  /** Undefined where it can't be opened. */
  readonly open: (backup: Backup) => Promise<Source | undefined>;
  readonly drop: () => Promise<void>;
}

/** `file`: as far as it can be read. */
export function openedBackups(dir: string, file: Line): OpenedBackups {
  const saysNothing = file.shelf.length + file.generations.length === 0;
  const { own = [], others = [] } = Object.groupBy(backupsIn(backupFolder(dir)), (backup) =>
    saysNothing || areOfOneFile(backup, file) ? 'own' : 'others',
  );
  const opened = new Map<string, Unpacked | undefined>();
  return {
    all: [...own, ...others],
    newest: own[0],
    open: async ({ name, at }) => {
      // A backup that can’t be unpacked, or is a later Holdout’s, is as if it weren’t there.
      if (!opened.has(name)) opened.set(name, await openUnpacked(dir, name).catch(() => undefined));
      const db = opened.get(name)?.db;
      return db && { db, at };
    },
    drop: async () => {
      for (const one of opened.values()) await one?.drop();
    },
  };
}
