/** What can be looked into and restored from: backups, and copies of the file that are kept; and what is opened of one. */
import type { BackupList, InBackup } from '../../../../src/contract/calls/backups.ts';
import { whenInTextAmong } from '../../../text/when.ts';
import { COPY_WHY, holdsText, whyText, words } from './text/words.ts';

/** What is opened on a screen of backups: one thing at a time, so that one button alone is the first to press. */
export interface Opened {
  readonly name: string;
  readonly what: 'look' | 'restore' | 'repair' | 'delete';
}

/** It asks for a decision: what stands beside it waits. */
export const asks = (opened: Opened | undefined): boolean => opened !== undefined && opened.what !== 'look';

export interface Source {
  readonly name: string;
  /** What it is called in a sentence. */
  readonly called: string;
  /** Made then. */
  readonly at: string;
  readonly why: string;
  readonly holds: string;
  /** Of a copy it isn't known before somebody looks. */
  readonly shelf: readonly InBackup[];
  readonly size: number;
  readonly goesNext: boolean;
  /** It undoes the last restore. */
  readonly back: boolean;
  readonly offers: readonly Opened['what'][];
}

/**
 * Sources, the newest first; backups in the order in which they were made, whatever the clock said. `alone`: the campaigns can't be
 * opened, and there is no last restore to undo.
 */
export function sourcesOf({ backups, copies, takesBack }: BackupList, alone: boolean): readonly Source[] {
  const sources = backups.map(
    (backup): Source => ({
      ...backup,
      called: words.theBackupOf(whenInTextAmong(backup.at, backups)),
      why: whyText(backup),
      holds: holdsText(backup),
      goesNext: backup.keptFor === null,
      back: !alone && backup.name === takesBack,
      offers: ['look', 'restore'],
    }),
  );
  for (const copy of copies) {
    // One that is kept because another file took its place is whole, and opens like a backup. Any other was damaged.
    const kept = copy.name.startsWith('holdout-kept-');
    const like = { called: copy.name, holds: copy.name, shelf: [], goesNext: false, back: false };
    const offers = kept ? (['look', 'restore', 'delete'] as const) : (['repair', 'delete'] as const);
    const older = sources.findIndex(({ at }) => at <= copy.at);
    const source = { ...copy, ...like, why: kept ? COPY_WHY.kept : COPY_WHY.damaged, offers };
    sources.splice(older < 0 ? sources.length : older, 0, source);
  }
  return sources;
}
