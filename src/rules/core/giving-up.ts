/** A run is given up where it stands, in the middle of a game too: what the open step has asked is dropped with it. */
import { copy } from './copy.ts';
import { withCorrections } from './in-force.ts';
import type { Module, Told } from './module.ts';
import { seen } from './seen.ts';
import type { Session, SessionEvent } from './session.ts';

/** Undefined where nothing is to be given up: a single game is left as it stands. */
export function givenUp<State, Event extends Told>(
  {
    id,
    givingUp,
    apply,
    outcome: ends,
  }: Pick<Module<never, State, Event, unknown>, 'id' | 'givingUp' | 'apply' | 'outcome'>,
  session: Readonly<Session<State>>,
): readonly SessionEvent<Event>[] | undefined {
  if (givingUp === undefined || session.outcome !== null) return undefined;
  return withCorrections(session.corrections, () => {
    const state = copy(session.state);
    const event = givingUp.event(seen(state));
    apply(state, event);
    const outcome = ends(seen(state));
    if (outcome === undefined) throw new Error(`${id} goes on although it was given up`);
    return [{ type: 'told', event }, { type: 'step-done' }, { type: 'game-over', outcome }];
  });
}
