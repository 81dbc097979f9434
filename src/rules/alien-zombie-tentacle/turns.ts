/** A step in which everybody has a turn, from the first player clockwise. */
import { type Play, tell } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import type { AztaEvent } from './events.ts';
import { type AztaState, turnOf } from './state.ts';
import { type AztaSeat, PHASES, type Phase } from './types.ts';

export type Turn = (state: Seen<AztaState>, seat: AztaSeat) => Play<void, AztaEvent>;

/** The turn of whoever is next, or the next step where all have had theirs. */
export function* inTurn(state: Seen<AztaState>, turn: Turn): Play<void, AztaEvent> {
  const seat = turnOf(state);
  if (seat !== undefined) yield* turn(state, seat);
  else yield* nextStep(state);
}

export function* nextStep({ phase }: Pick<Seen<AztaState>, 'phase'>): Play<void, AztaEvent> {
  yield* tell<AztaEvent>({ rule: 'azta.step', to: phaseAfter(phase) });
}

const phaseAfter = (phase: Phase): Phase => PHASES[PHASES.indexOf(phase) + 1] ?? 'die';

/** The player is done with this step; `none`: there was nothing to decide. */
export function* pass(
  { phase }: Pick<Seen<AztaState>, 'phase'>,
  seat: AztaSeat,
  none?: 'none',
): Play<void, AztaEvent> {
  yield* tell<AztaEvent>({ rule: 'azta.pass', seat, phase, ...(none === undefined ? {} : { none: true }) });
}
