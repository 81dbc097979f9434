/** The way of the boats once the ship is decided: each is guided home, then the game is over. */
import { type Play, tell } from '../core/play.ts';
import { boatUnderWay, guidesHome } from './epilogue/step.ts';
import type { AgtEvent } from './events.ts';
import type { Table } from './state.ts';

export function* homeward(state: Table): Play<void, AgtEvent> {
  if (boatUnderWay(state) === undefined) return yield* tell<AgtEvent>({ rule: 'agt.end' });
  yield* guidesHome(state);
}
