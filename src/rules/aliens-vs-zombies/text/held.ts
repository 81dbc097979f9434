/** Counters that can’t leave a location, and by which rule, in a sentence or two. */
import type { PlaceId } from '../data/town.ts';
import { aliensAt, countAt, fastAt, hasLeader, type Table } from '../state.ts';

/** Sentences for a location where both sides stand. */
export function heldText(state: Table, place: PlaceId): string {
  const here = aliensAt(state, place);
  const flying = here.some(({ kind }) => kind === 'ufo');
  const onFoot = here.some(({ kind }) => kind !== 'ufo');
  const fast = fastAt(state, place) > 0;
  return [
    onFoot && state.claw ? 'Claws hold the aliens on the ground.' : '',
    onFoot && fast && !state.claw ? 'Fast zombies hold the aliens on the ground.' : '',
    flying && onFoot && (fast || state.claw) ? 'UFOs may leave.' : '',
    hasLeader(here)
      ? 'No zombie leaves the leader.'
      : countAt(state, place) === 1
        ? 'The last zombie stays.'
        : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
