import type { InBackup } from '../../../../src/contract/calls/backups.ts';

/** What is looked into or restored from: a backup, or a copy of the file of which it isn't known what is in it. */
export interface Source {
  readonly name: string;
  /** What it is called in a sentence. */
  readonly called: string;
  /** Made then. */
  readonly at: string;
  readonly shelf: readonly InBackup[];
}

/** What is opened on a screen of backups: one thing at a time, so that one button alone is the first to press. */
export interface Opened {
  readonly name: string;
  readonly what: 'look' | 'restore' | 'repair' | 'delete';
}

export interface OpenedProps {
  readonly opened: Opened | undefined;
  readonly onOpen: (opened: Opened | undefined) => void;
}

/** It asks for a decision: what stands beside it waits. */
export const asks = (opened: Opened | undefined): boolean => opened !== undefined && opened.what !== 'look';
