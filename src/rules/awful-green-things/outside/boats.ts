/** The ship’s boats outside (Ship’s Boats): out of their bays, through space, home again into the bay, and away. */
import { choose, type Play, tell } from '../../core/play.ts';
import { options } from '../asking.ts';
import { BOAT_IDS, type BoatId, boatRow } from '../data/boats.ts';
import type { CrewId } from '../data/crew.ts';
import { crewRow } from '../data/crew.ts';
import { stopsCrew } from '../data/monsters.ts';
import type { AgtEvent } from '../events.ts';
import { areaRows, isReady } from '../movement.ts';
import { type CrewmanSeen, crewAt, monstersAt, type Table } from '../state.ts';
import { isClosed } from './airlocks.ts';
import { inBoat, onBoat, SPACE_IDS, type SpaceId, spaceOver, spacesBeside } from './places.ts';
import { spaceOfBoat } from './sight.ts';
import type { BoatOut } from './state.ts';
import { isSealed } from './units.ts';
import { skinOutside } from './ways.ts';

export const boatOut = ({ outside }: Table, boat: BoatId): Readonly<BoatOut> | undefined =>
  outside?.boats.find(({ id }) => id === boat);

/** True for a boat in its bay, as every boat is that never leaves for anything but home; not behind a lock that is closed. */
export const mayLeaveBay = (state: Table, boat: BoatId): boolean => {
  const out = boatOut(state, boat);
  return out === undefined || (out.at === 'bay' && !out.moved && !isClosed(state, boatRow(boat).result.bay));
};

/** The space that its bay opens to. */
export function spaceAtBay(boat: BoatId): SpaceId {
  const skin = skinOutside(boatRow(boat).result.bay);
  if (skin === undefined) throw new Error(`no way out of the bay of the ${boat}`);
  return spaceOver(skin);
}

/** Any of the crew who is awake can steer it, but not the Robot or the Mascot. */
export const pilotsIn = (state: Table, boat: BoatId): readonly CrewmanSeen[] =>
  crewAt(state, inBoat(boat)).filter((one) => isReady(one) && crewRow(one.id).result.counts);

/** Boats in space that somebody can steer and that haven’t moved this turn. */
export const boatsToSteer = (state: Table): readonly BoatId[] =>
  BOAT_IDS.filter((boat) => {
    const isThere = spaceOfBoat(state, boat) !== undefined;
    return isThere && boatOut(state, boat)?.moved === false && pilotsIn(state, boat).length > 0;
  });

/** Nobody goes home with anybody on the outside, or with Green Things in it. */
export const isClear = (state: Table, boat: BoatId): boolean =>
  crewAt(state, onBoat(boat)).length + monstersAt(state, onBoat(boat)).length === 0 &&
  monstersAt(state, inBoat(boat)).length === 0;

export const mayGoHome = (state: Table, boat: BoatId): boolean =>
  boatsToSteer(state).includes(boat) && isClear(state, boat);

export function* goHome(state: Table, boat: BoatId): Play<void, AgtEvent> {
  const aboard = crewAt(state, inBoat(boat)).map(({ id }) => id);
  yield* tell<AgtEvent>({ rule: 'agt.escape', rows: [boatRow(boat).row], boat, aboard });
}

/** To a space area next to it, or into its own bay. */
export function* steer(state: Table, boat: BoatId): Play<void, AgtEvent> {
  const from = spaceOfBoat(state, boat);
  if (from === undefined) return;
  const { bay } = boatRow(boat).result;
  const home = from === spaceAtBay(boat) && !isClosed(state, bay) ? [bay] : [];
  const to = yield* choose({
    rule: 'agt.out.fly',
    seat: 'crew',
    of: boat,
    options: options('agt.out.fly', [...spacesBeside(from), ...home, 'back']),
  });
  if (to === 'back') return;
  if (to !== bay) {
    const space = SPACE_IDS.find((one) => one === to) ?? from;
    return yield* tell<AgtEvent>({ rule: 'agt.out.fly', boat, from, to: space });
  }
  const monsters = [...monstersAt(state, onBoat(boat)), ...monstersAt(state, inBoat(boat))];
  const crew = [...crewAt(state, onBoat(boat)), ...crewAt(state, inBoat(boat))].map(({ id }) => id);
  yield* tell<AgtEvent>({
    ...{ rule: 'agt.out.land', rows: areaRows(bay), boat, bay, crew, monsters: monsters.map(({ id }) => id) },
    engaged: [...monsters, ...monstersAt(state, bay)].some(({ kind }) => stopsCrew(kind)),
  });
}

/** Crew inside without a suit when a hatch is opened. */
export const unsealedIn = (state: Table, boat: BoatId): readonly CrewId[] =>
  crewAt(state, inBoat(boat))
    .filter(({ id }) => !isSealed(state, id))
    .map(({ id }) => id);

/** Boats that have been away from the board come back, before anybody else moves. */
export const boatsDue = ({ outside, turn, boats }: Table): readonly Readonly<BoatOut>[] =>
  (outside?.boats ?? []).filter(
    ({ id, at, back }) =>
      at === null &&
      back !== null &&
      back <= turn &&
      boats.some((boat) => boat.id === id && boat.left === null),
  );

export function* comesBack({ id, mayWait }: Readonly<BoatOut>): Play<void, AgtEvent> {
  const later = mayWait ? (['later'] as const) : [];
  const chosen = yield* choose({
    rule: 'agt.out.back',
    seat: 'crew',
    of: id,
    options: options('agt.out.back', [...SPACE_IDS, ...later]),
  });
  const at = chosen === 'later' ? null : chosen;
  yield* tell<AgtEvent>({ rule: 'agt.out.back', boat: id, at });
}
