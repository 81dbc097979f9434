/** Reasons for which somebody who has an advantage against an early grave dies all the same. */
import { type After, doomOf } from './due.ts';
import {
  type CheatingRefusal,
  type LargerRefusal,
  mayCheatDeath,
  mayLiveThrough,
} from './larger-than-life.ts';

/** An advantage the figure has, and why it doesn't help. */
export type Unspared =
  | { readonly by: 'larger-than-life'; readonly why: Exclude<LargerRefusal, 'no-advantage' | 'rep-unknown'> }
  | { readonly by: 'cheating-death'; readonly why: Exclude<CheatingRefusal, 'no-advantage'> };

/** Each advantage that doesn't help; none for who lives, or has no such advantage. */
export function unspared(after: After): readonly Unspared[] {
  const doomed = doomOf(after);
  if (doomed === undefined || after.figure.gone) return [];
  const helpless: Unspared[] = [];
  const larger = after.report.killed ? mayLiveThrough(doomed) : undefined;
  // Where the Rep is unknown the player has chosen.
  if (larger !== undefined && larger !== 'no-advantage' && larger !== 'rep-unknown')
    helpless.push({ by: 'larger-than-life', why: larger });
  const cheating = mayCheatDeath(doomed);
  if (cheating !== undefined && cheating !== 'no-advantage') {
    helpless.push({ by: 'cheating-death', why: cheating });
  }
  return helpless;
}
