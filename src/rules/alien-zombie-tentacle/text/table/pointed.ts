/** The table as it would be with an answer that is only pointed at. */
import type { Seen } from '../../../core/seen.ts';
import { wordsOf } from '../../options.ts';
import type { AztaState } from '../../state.ts';
import { ifForward, ifGone, ifHelped, ifPlayed } from '../../what-if.ts';
import { isEventId, isSurvivor } from './offers.ts';

type Look = Seen<AztaState>;

/** Undefined where the answer changes nothing about who is in danger. */
export function pointedAt(state: Look, option: string): Look | undefined {
  if (state.encounter === null) return undefined;
  const [does, first, second = ''] = wordsOf(option);
  if (isSurvivor(does)) return state.phase === 'forward' ? ifForward(state, does) : undefined;
  if (isSurvivor(first) && isSurvivor(second) && (does === 'help' || does === 'force')) {
    return ifHelped(state, first, second);
  }
  if (does === 'leave' && isSurvivor(first)) return ifGone(state, first);
  if (does !== 'play' || !isEventId(first) || second === 'next') return undefined;
  return ifPlayed(state, first, second);
}
