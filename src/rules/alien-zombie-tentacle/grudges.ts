/**
 * What players remember of each other: nothing in the rules goes by it, but bots do, and a flight hands it on from night to
 * night. All of it happens in the open.
 */
import type { AztaState } from './state.ts';
import type { AztaSeat } from './types.ts';

/** Less than nothing is a favour. */
const WEIGHTS = {
  helped: -3,
  saved: -2,
  gift: -2,
  weakened: 2,
  forced: 2,
  robbed: 3,
  sacrificed: 3,
} as const;

/** What is the player’s own doing to themselves is nothing. */
export function resents(state: AztaState, seat: AztaSeat, of: AztaSeat, why: keyof typeof WEIGHTS): void {
  if (seat === of) return;
  const held = state.grudges[seat];
  held[of] = (held[of] ?? 0) + WEIGHTS[why];
}
