/** The crew moves (Crew Player’s Turn, 2. Move): one after another; some stay for a fence or the engines, some leave in a boat. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import type { BoatId } from './data/boats.ts';
import { type CrewId, crewRow } from './data/crew.ts';
import type { AgtEvent } from './events.ts';
import { boatsToLeave, boatsToUndock, leave, undocks } from './leaving.ts';
import { isReady, stopsFor } from './movement.ts';
import { boatsDue, comesBack } from './outside/boats.ts';
import { isOutsideMove, type OutsideMove, outsideMove, outsideMoves } from './outside/crew-moves.ts';
import { destinationsOf, goesTo } from './outside/destinations.ts';
import { isArea, isSkin, type PlaceId } from './outside/places.ts';
import { type Busy, type CrewmanSeen, crewBy, type Table, weaponOfCrew } from './state.ts';

const BRIDGES: readonly (PlaceId | null)[] = ['bridge-1', 'bridge-2'];

const mayMove = (crewman: CrewmanSeen): boolean =>
  isReady(crewman) && !crewman.moved && crewman.busy === null;

/** Deeds that would take all of a crewman’s turn: setting up the fence that he holds, or overloading the engines from a bridge. */
function deedsOf(state: Table, crewman: CrewmanSeen): readonly Busy[] {
  const { id, at, took } = crewman;
  // A whole turn of carrying it: not of whoever has only just taken it.
  const stands = at !== null && (isArea(at) || isSkin(at));
  const fence: readonly Busy[] =
    stands && !took && weaponOfCrew(state, id)?.kind === 'fence' ? ['fence'] : [];
  const overloads = state.explodes === null && BRIDGES.includes(at) && crewRow(id).result.overloads;
  return overloads ? [...fence, 'overload'] : fence;
}

type CrewMove = CrewId | `${Busy}:${CrewId}` | `leave:${BoatId}` | `undock:${BoatId}` | OutsideMove | 'done';

/** On foot in the ship there is always a way; in a boat, or in a mover behind a closed lock, there may be none. */
const hasSomewhere = (state: Table, crewman: CrewmanSeen): boolean =>
  state.outside === undefined || destinationsOf(state, crewman, stopsFor(state, 'crew')).length > 0;

export function crewMoves(state: Table): readonly CrewMove[] {
  const movers = state.crew.filter(mayMove);
  return [
    ...movers.filter((crewman) => hasSomewhere(state, crewman)).map(({ id }) => id),
    ...movers.flatMap((crewman) => deedsOf(state, crewman).map((deed): CrewMove => `${deed}:${crewman.id}`)),
    ...boatsToLeave(state).map((boat): CrewMove => `leave:${boat}`),
    ...boatsToUndock(state).map((boat): CrewMove => `undock:${boat}`),
    ...outsideMoves(state, movers),
  ];
}

/** Makes one move of the crew; false when nobody else moves. */
export function* moveCrew(state: Table): Play<boolean, AgtEvent> {
  const [due] = boatsDue(state);
  if (due !== undefined) {
    yield* comesBack(due);
    return true;
  }
  const moves = crewMoves(state);
  if (moves.length === 0) return false;
  const chosen = yield* choose({
    rule: 'agt.move.crew',
    seat: 'crew',
    options: options('agt.move.crew', [...moves, 'done']),
  });
  if (chosen === 'done') return false;
  const [what, which] = chosen.split(':');
  if (which === undefined) yield* walks(state, chosen as CrewId);
  else if (what === 'leave') yield* leave(state, which as BoatId);
  else if (what === 'undock') yield* undocks(state, which as BoatId);
  else if (isOutsideMove(what ?? '')) yield* outsideMove(state, chosen.split(':'));
  else {
    const { id, at } = crewBy(state, which);
    if (at !== null)
      yield* tell<AgtEvent>({ rule: 'agt.busy', rows: [crewRow(id).row], crew: id, at, with: what as Busy });
  }
  return true;
}

function* walks(state: Table, id: CrewId): Play<void, AgtEvent> {
  const crewman = crewBy(state, id);
  const stops = stopsFor(state, 'crew');
  const to = yield* choose({
    rule: 'agt.move.crew.to',
    seat: 'crew',
    of: id,
    options: options('agt.move.crew.to', [...destinationsOf(state, crewman, stops), 'back']),
  });
  if (to !== 'back') yield* goesTo(state, crewman, to, stops);
}
