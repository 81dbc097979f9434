/** Leaving the ship, and blowing it up (Crew Escape; Znutar Self-Destruct). */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { type BoatId, boatRow } from './data/boats.ts';
import type { CrewId } from './data/crew.ts';
import { figureRow } from './data/figures.ts';
import type { AgtEvent } from './events.ts';
import { isReady } from './movement.ts';
import { mayLeaveBay } from './outside/boats.ts';
import { clingingTo, undock } from './outside/riders.ts';
import { boatsOut, setOutForHome } from './outside/setting-out.ts';
import { vehicleOf } from './outside/units.ts';
import { hasRoom, seated } from './room.ts';
import { crewAboard, type Table, weaponOfCrew } from './state.ts';

/** Awake, in its bay, whatever else is there, and not busy. */
const boarders = (state: Table, boat: BoatId): readonly CrewId[] => {
  const { bay } = boatRow(boat).result;
  return state.crew
    .filter(
      (crewman) =>
        isReady(crewman) &&
        crewman.at === bay &&
        crewman.busy === null &&
        vehicleOf(state, crewman.id) === undefined,
    )
    .map(({ id }) => id);
};

export const boatsToLeave = (state: Table): readonly BoatId[] =>
  state.boats
    .filter(({ id, left }) => left === null && mayLeaveBay(state, id) && seated(boarders(state, id)) > 0)
    .map(({ id }) => id);

/** The same boats may go out into the space round the ship, where that is played. */
export const boatsToUndock = (state: Table): readonly BoatId[] =>
  state.outside === undefined ? [] : boatsToLeave(state);

/** Asks who goes in the boat: all that are there, or one after another as long as there is room; undefined if it stays after all. */
function* embark(state: Table, boat: BoatId): Play<readonly CrewId[] | undefined, never> {
  const here = boarders(state, boat);
  const aboard: CrewId[] = [];
  for (;;) {
    const others = here.filter((id) => !aboard.includes(id) && hasRoom(boat, [...aboard, id]));
    const all = others.length > 1 && hasRoom(boat, here) ? (['all'] as const) : [];
    const last: 'go' | 'back' = seated(aboard) > 0 ? 'go' : 'back';
    const chosen =
      others.length === 0
        ? last
        : yield* choose({
            rule: 'agt.escape.who',
            seat: 'crew',
            of: boat,
            options: options('agt.escape.who', [...all, ...others, last]),
          });
    if (chosen === 'back') return undefined;
    if (chosen === 'all') aboard.push(...others);
    else if (chosen !== 'go') aboard.push(chosen);
    if (chosen === 'all' || chosen === 'go') break;
  }
  return aboard;
}

/** For home; where Green Things cling to it no further than the space outside. */
export function* leave(state: Table, boat: BoatId): Play<void, AgtEvent> {
  const aboard = yield* embark(state, boat);
  if (aboard === undefined) return;
  const clinging = state.outside === undefined ? [] : yield* clingingTo(state, boat);
  if (clinging.length > 0) return yield* undock(state, boat, aboard, clinging);
  yield* tell<AgtEvent>({ rule: 'agt.escape', rows: [boatRow(boat).row], boat, aboard });
}

/** Into the space outside. */
export function* undocks(state: Table, boat: BoatId): Play<void, AgtEvent> {
  const aboard = yield* embark(state, boat);
  if (aboard !== undefined) yield* undock(state, boat, aboard);
}

/** At the end of the turn: fences go on, and the engines begin to overload. */
export function* deedsDone(state: Table): Play<void, AgtEvent> {
  for (const { id, at, busy, wakes } of state.crew) {
    // A crewman who was stunned has not spent the turn on it.
    if (busy === null || at === null || wakes !== null) continue;
    const fence = weaponOfCrew(state, id);
    if (busy === 'fence' && fence !== undefined)
      yield* tell<AgtEvent>({ rule: 'agt.fence.on', weapon: fence.id, crew: id, at });
    if (busy === 'overload' && state.explodes === null) {
      const { result, row } = figureRow('overload-turns');
      const explodes = state.turn + result;
      yield* tell<AgtEvent>({ rule: 'agt.overload', rows: [row], crew: id, at, explodes });
    }
  }
}

export function* explosion(state: Table): Play<void, AgtEvent> {
  if (state.explodes === null || state.turn < state.explodes) return;
  // The Green Things that cling to them go with the ship.
  yield* setOutForHome(state, boatsOut(state));
  yield* tell<AgtEvent>({ rule: 'agt.explosion', dead: crewAboard(state).map(({ id }) => id) });
}
