/** Words for an escape: where the prison is, who is there on a side, and the alarm. */

import { inWords } from '../../core/text/english.ts';
import type { Prison } from '../encounters/escape.ts';

export const PRISON_WORDS = {
  centre: 'In the centre of the table',
  edge: 'At the entry edge; the opposite one is to be reached',
} as const satisfies Record<Prison, string>;

/** `six: two of the party, four more`; `party` counts those of the party on that side. */
export function forceText(all: number, party: number): string {
  const total = inWords(all);
  if (party === 0) return total;
  const more = all - party;
  return more <= 0
    ? `${total}, of the party`
    : `${total}: ${inWords(party)} of the party, ${inWords(more)} more`;
}

export function alarmText({ alerted }: { readonly alerted: boolean }): string {
  return alerted
    ? 'Raised: the captors stand at the prison'
    : 'At the end of each turn with a captive outside: a die of 3 or less, and one more each turn. Then the captors come on at the prison';
}
