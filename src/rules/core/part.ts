/**
 * Parts of a play, and what of a rule’s dice matters once they lie. A rule that shoots again and again needs, before each shot, the tally
 * and no more; said so, exact odds are counted from tally to tally and not through every way there.
 */

import type { Ask, Play } from './play.ts';
import { runner } from './runner.ts';

/**
 * Says what matters, from here to the end of the part, of all that was asked in it so far: plain data, asked for only
 * where odds are counted.
 */
export type Merge = (matters: () => unknown) => Play<void, never>;

/** Rest of a play where ways that come to the same are gathered; nobody looks at what it rests with. */
const REST: Ask<never> = { kind: 'tell', event: undefined as never };

/**
 * A part of a play. When it is over nothing of what was asked in it matters but its result, or what `matters` takes of
 * that; before, what it merges. Whatever was asked before the part matters as it did. Played, it makes no difference.
 *
 * Whatever else is read of dice that have been merged, or of a result, is that of any one of the ways: odds are wrong by it.
 */
export function* part<T, E>(
  play: (merge: Merge) => Play<T, E>,
  matters: (result: T) => unknown = (result) => result,
): Play<T, E> {
  const parts = runner()?.parts;
  const depth = parts?.enter();
  function* merge(what: () => unknown): Play<void, never> {
    if (parts?.merge(depth, what)) yield REST;
  }
  const result = yield* play(merge);
  if (parts?.leave(depth, () => matters(result))) yield REST;
  return result;
}
