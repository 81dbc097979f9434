/** Tiebreakers: of equals the first counts, from the first player of the round clockwise; a player's own are told apart by the player. */
import type { Seen } from '../core/seen.ts';
import { type AztaState, inOrder, survivorOf } from './state.ts';
import type { AztaSeat, SurvivorId } from './types.ts';

export function firstOfTied(
  state: Seen<AztaState>,
  tied: readonly SurvivorId[],
): { readonly owner: AztaSeat; readonly ids: readonly SurvivorId[] } {
  for (const owner of inOrder(state)) {
    const ids = tied.filter((id) => survivorOf(state, id).owner === owner);
    if (ids.length > 0) return { owner, ids };
  }
  throw new Error('nobody is tied');
}
