/** Acts and what was written between them, in one list. */
import type { Output } from '../../src/contract/contract.ts';
import type { LoggedAct, LoggedText } from '../../src/contract/log.ts';

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
