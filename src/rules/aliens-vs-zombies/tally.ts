/** Tally that a war keeps of a town, beside where everybody is. */
import { unitOf } from './data/aliens.ts';
import type { AvzEvent } from './events.ts';
import { alienBy, type State, sizeOf, type Tally } from './state.ts';

/** The dead of an attack are shared out among those who attacked, the strongest first. */
function shared(state: State, tally: Tally, dead: number): void {
  const { acting } = state;
  if (acting?.side !== 'aliens') return;
  const strength = (id: string) => unitOf(alienBy(state, id).kind).combat;
  const strongest = acting.aliens.toSorted((one, other) => strength(other) - strength(one));
  for (let one = 0; one < dead; one++) {
    const id = strongest[one % strongest.length];
    if (id !== undefined) tally.kills[id] = (tally.kills[id] ?? 0) + 1;
  }
}

/** Counts an event, before it changes the state. */
export function tallied(state: State, tally: Tally, event: AvzEvent): void {
  switch (event.rule) {
    case 'avz.casualties':
      shared(state, tally, sizeOf(event.zombies));
      for (const { id } of event.aliens) tally.fallen.push(id);
      return;
    case 'avz.turn':
      if (event.phase === 'event' && state.turn > 0) tally.byTurn.push(sizeOf(state.dead));
      return;
    case 'avz.victory':
      tally.byTurn.push(event.dead);
      return;
    default:
      return;
  }
}
