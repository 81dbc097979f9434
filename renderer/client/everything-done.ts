/** Acts and what was written between them, in one list. */
import type { Output } from '../../src/contract/contract.ts';
import type { LoggedAct, LoggedText } from '../../src/contract/log.ts';
import type { LogHead } from './log-context.ts';

type Page = Pick<Output<'campaign.log'>, 'acts' | 'written'>;

export type Entry =
  | { readonly kind: 'act'; readonly key: string; readonly one: LoggedAct }
  | { readonly kind: 'text'; readonly key: string; readonly one: LoggedText };

/** Newest first; what was written while the log stood at an act comes after it. */
export function entriesOf({ acts, written }: Page): readonly Entry[] {
  const entries: readonly Entry[] = [
    ...written.map((one) => ({ kind: 'text', key: `t${one.version}`, one }) as const),
    ...acts.map((one) => ({ kind: 'act', key: `a${one.act}`, one }) as const),
  ];
  // Stable: of those at one act the texts stand first, as they came.
  return entries.toSorted((a, b) => b.one.act - a.one.act);
}

/**
 * Index in `done` (entries that count, newest first) at which the log stands: the act, or the words, that undo takes back next. Words above
 * it were written further on, and stayed as they were when the log went back to an act before them.
 */
export function standsAt(done: readonly Entry[], words: LogHead['words']): number {
  return done.findIndex(({ kind, one }) =>
    words.undo === null ? kind === 'act' : kind === 'text' && one.version === words.undo,
  );
}
