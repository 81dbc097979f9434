/** What becomes of the boats once the ship is decided. */
import { type Play, tell } from '../core/play.ts';
import type { AgtEvent } from './events.ts';
import type { Table } from './state.ts';

/** One boat after another; then the game is over. */
export function* homeward({ boats }: Table): Play<void, AgtEvent> {
  const boat = boats.find(({ left, over }) => left !== null && !over);
  if (boat === undefined) return yield* tell<AgtEvent>({ rule: 'agt.end' });
  yield* tell<AgtEvent>({ rule: 'agt.boat.home', boat: boat.id, home: boat.aboard, lost: [] });
}
