/** Backups as a repair takes rows out of them: each is unpacked once, and only where something of it is asked for. */
import { areOfOneFile, type Backup, backupsIn, type Line } from '../backups/manifest.ts';
import { backupFolder } from '../backups/place.ts';
import { openUnpacked, type Unpacked } from '../backups/unpacked.ts';
import type { Source } from './log-in.ts';

export type OpenedBackups = Readonly<ReturnType<typeof openedBackups>>;

/** `file`: as far as it can be read. */
export function openedBackups(dir: string, file: Line) {
  const saysNothing = file.shelf.length + file.generations.length === 0;
  const { own = [], others = [] } = Object.groupBy(backupsIn(backupFolder(dir)), (backup) =>
    saysNothing || areOfOneFile(backup, file) ? 'own' : 'others',
  );
  const opened = new Map<string, Unpacked | undefined>();
  return {
    /** The newest first; before all others those of the same file. */
    all: [...own, ...others],
    /** The newest of the same file. */
    newest: own[0],
    /** Undefined where it can't be opened. */
    open: async ({ name, at }: Backup): Promise<Source | undefined> => {
      // A backup that can’t be unpacked, or is a later Holdout’s, is as if it weren’t there.
      if (!opened.has(name)) opened.set(name, await openUnpacked(dir, name).catch(() => undefined));
      const db = opened.get(name)?.db;
      return db && { db, at };
    },
    drop: async (): Promise<void> => {
      for (const one of opened.values()) await one?.drop();
    },
  };
}
