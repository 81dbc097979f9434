/**
 * Grudges that players hold against each other: nothing in the rules goes by them, but bots do, and a flight hands them on from night to
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

/** Adds a grudge; a player’s doings to themselves count for nothing. */
export function resents(state: AztaState, seat: AztaSeat, of: AztaSeat, why: keyof typeof WEIGHTS): void {
  if (seat === of) return;
  const held = state.grudges[seat];
  held[of] = (held[of] ?? 0) + WEIGHTS[why];
}
